import type { User } from '../accounts/replies.ts';
import { airports } from '../airports/airports.ts';
import type { Endpoint, PageMeta, ReplyOf } from '../contract/endpoint.ts';
import * as calls from '../contract/index.ts';
import { replySchemaOf } from '../contract/replies.ts';
import { isStaff, permissionsOf, roles } from '../permissions/permissions.ts';
import { builtInSettings, type SettingKey, settingKeys } from '../settings/rules.ts';
import { exampleOf } from './exampleOf.ts';
import { fakeApi, type Handler, hangs, replies } from './fakeApi.ts';
import { aBooking, aClient, anActivity, aService, aStaffMember, aTransaction } from './samples.ts';

export const samplePeople: readonly User[] = [
  aClient({ firstName: 'Alfa', lastName: 'Bravo', email: 'individual@example.test' }),
  aClient({
    id: 3,
    firstName: null,
    lastName: null,
    business_Name: 'Charlie Delta Limited',
    organization_CategoryId: 'Corporate Organization',
    email: 'corporate@example.test',
  }),
  ...roles.filter(isStaff).map((role, index) =>
    aStaffMember(role, {
      id: 10 + index,
      firstName: 'Echo',
      lastName: role,
      email: `${role.toLowerCase().replaceAll(' ', '-')}@example.test`,
      permissions: permissionsOf(role),
    }),
  ),
];

const answer = <E extends Endpoint>(endpoint: E, data: ReplyOf<E>): Handler =>
  replies(endpoint, data, pageOf(endpoint, data));

function pageOf(endpoint: Endpoint, data: unknown): PageMeta | undefined {
  return endpoint.paged ? calls.pageMeta(1, Array.isArray(data) ? data.length : 1, 10) : undefined;
}

const services = [
  aService(),
  aService({ id: 12, name: 'Lounge service', description: 'A quiet place until boarding', serviceTypeId: 4 }),
];
const bookings = [aBooking(), aBooking({ id: 22, bookingStatus: 'Service_Rendered' })];
const transactions = [aTransaction(), aTransaction({ transactionId: 42, paymentStatus: 'Paid' })];

const idIn = ({ pathname }: URL): number => Number(pathname.split('/').at(-1));

const aSetting = (key: SettingKey): ReplyOf<typeof calls.listSettings>[number] => {
  const value = calls.settingToWire(key, builtInSettings[key]);
  return { key, value, default: value, isDefault: true, version: 0, changedBy: null, dateChanged: null };
};

/** An example made from the schema alone would have the same airport twice. */
const anOrder = (): ReplyOf<typeof calls.orderById> => {
  const order = exampleOf(replySchemaOf(calls.orderById)) as ReplyOf<typeof calls.orderById>;
  const route = { AirportId: 13, DestinationAirportId: 16, Flight_Number: 'P47121' };
  const entries = order.entries.map((entry) => ({
    ...entry,
    ...route,
    Passengers: entry.Passengers.map((passenger) => ({ ...passenger, ...route })),
  }));
  return { ...order, entries };
};
const orderCalls = [
  calls.orderById,
  calls.createOrder,
  calls.changeOrder,
  calls.withdrawOrder,
  calls.bookOrder,
  calls.submitOrder,
  calls.approveOrder,
  calls.rejectOrder,
  calls.invoiceOrder,
];

const stated = (person: User): readonly Handler[] => [
  answer(calls.signIn, { ...person, token: 'sample' }),
  replies(calls.userById, ({ url }) => {
    const id = idIn(url);
    return { ...(id === person.id ? person : aClient({ id })), clientFiles: [] };
  }),
  answer(calls.listAirports, [...airports]),
  answer(calls.readPublicSettings, calls.builtInPublicSettings),
  answer(calls.listSettings, settingKeys.map(aSetting)),
  replies(calls.serviceById, ({ url }) => {
    const id = idIn(url);
    return services.find((service) => service.id === id) ?? aService({ id });
  }),
  answer(calls.listServices, services),
  answer(calls.listBookableServices, services),
  answer(calls.listBookings, bookings),
  answer(calls.listOwnBookings, bookings),
  answer(calls.listActivities, [anActivity(), anActivity({ id: 52, description: 'Booked a service' })]),
  answer(calls.listTransactions, { transactions }),
  answer(calls.walletBalance, { balance: { balance: 500_000, pending: 0 } }),
  ...orderCalls.map((endpoint) => answer(endpoint, anOrder())),
];

const byShape = (endpoint: Endpoint): Handler => {
  if (endpoint.replyKind === 'events') return hangs(endpoint);
  if (endpoint.replyKind && endpoint.replyKind !== 'json')
    return { endpoint, answer: () => new Response('A sample document') };
  return answer(endpoint, exampleOf(replySchemaOf(endpoint)) as ReplyOf<Endpoint>);
};

export function sampleHandlers(person: User): readonly Handler[] {
  const own = stated(person);
  const others = Object.values(calls.contract).filter((endpoint) =>
    own.every((handler) => handler.endpoint !== endpoint),
  );
  return [...own, ...others.map(byShape)];
}

export const fakePortal = (person: User): ReturnType<typeof fakeApi> => fakeApi(sampleHandlers(person));
