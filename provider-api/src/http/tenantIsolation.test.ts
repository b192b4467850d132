import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Booking, contract, type Endpoint } from 'shared-api/contract';
import { roleCan } from 'shared-api/rules';
import { object } from 'yup';
import { pdfText } from '../documents/testing/pdfText.ts';
import { passenger, startBookingWorld } from '../domains/bookings/testing/bookingWorld.ts';
import {
  askedPayout,
  mailedCode,
  payoutBody,
  switchOnPayouts,
} from '../domains/payouts/testing/payoutWorld.ts';
import { addPayment } from '../testing/addPayment.ts';
import type { Answer, Client } from '../testing/client.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import type { SignedIn } from '../testing/testServer.ts';
import { jsonSchema } from './jsonSchema.ts';
import { validate } from './validate.ts';

/** Every text of the owner contains this word, and no text of anybody else does. */
const mark = 'Zulukilo';
const facts = {
  Individual: { category: 'Individual', first_name: mark, last_name: mark, registered_address: mark },
  Corporate: { category: 'Corporate', business_name: mark, registered_address: mark },
  Government: { category: 'Government', business_name: mark, registered_address: mark },
};

const otherOrganisation = { category: 'Corporate', business_name: 'Other' };

const world = forAllTests(startBookingWorld);
let service: number;
let owner: SignedIn;
let other: SignedIn;
/** The deputy works for another organisation and may read all of its data. */
let deputy: SignedIn;
let references: readonly string[];
/** A reply that contains one of these texts reveals something about the owner. */
let marks: readonly string[];

const first = async <T extends object>(sql: string, values: readonly unknown[] = []) => {
  const { rows } = await world.db.query<T>(sql, [...values]);
  if (!rows[0]) throw new Error(`Nothing found: ${sql}`);
  return rows[0];
};
const somebody = (mobileNumber: string) => passenger({ FirstName: mark, mobileNumber });
async function keepPerson(mobileNumber: string): Promise<number> {
  await owner.post('/people', [somebody(mobileNumber)]);
  const kept = `select id from people where owner_id = $1 and mobile_number = $2`;
  return (await first<{ id: number }>(kept, [owner.account.id, mobileNumber])).id;
}
async function addPapers({ account: { id } }: SignedIn): Promise<number> {
  const local = path.join(world.context.config.dataDir, 'certificate.pdf');
  writeFileSync(local, '%PDF-1.7');
  const file = await first<{ id: number }>(
    `insert into client_files (user_id, storage_key, name, type, size_bytes, created_at)
     values ($1, $2, $3, 'application/pdf', 8, now()) returning id`,
    [id, await world.context.files.put(local), `${mark}.pdf`],
  );
  await addPayment(world.db, id, { invoice_id: '2019-000001' });
  return file.id;
}

beforeAll(async () => {
  service = await world.service();
  owner = await world.client(1_000_000_00, facts.Individual);
  other = await world.client(0);
  deputy = await world.member(await world.client(0, otherOrganisation), 'Deputy');
  const booking = await world.book(owner, service);
  const added = await owner.post(
    `/booking-services/${booking}/changes?expectedCharge=50000&expectedRefund=0`,
    {
      version: 1,
      additionalServiceId: await world.service({ name: 'Car' }),
    },
  );
  const [paper] = (added.body.data as unknown as Booking).papers ?? [];
  const booked = await first<Record<string, string>>(
    'select batch_code as batch, invoice_id as "invoiceId", invoice_no as "invoiceNo" from bookings',
  );
  const funding = (await owner.post('/users/fund-wallet', { amount: 60_000 })).body.data;
  const session = (await owner.get('/users/sessions')).body.data[0]?.id;
  const file = await addPapers(owner);
  const kept = await keepPerson('08031234500');
  const { id: order } = (await owner.post('/orders', { entries: [world.entry(service)] })).body.data;
  await owner.post('/international-requests', { reason: mark });
  await switchOnPayouts(world.db);
  const payout = await askedPayout(world, owner, 100);
  const numbers = [booked.batch, booked.invoiceId, booked.invoiceNo, String(funding.id), '2019-000001'];
  references = [
    owner.account.id,
    owner.account.email,
    booking,
    paper?.id,
    funding.transactionId,
    session,
    file,
    kept,
    order,
    payout,
    ...numbers,
  ].map(String);
  marks = [mark, owner.account.email, 'P47121', ...numbers].map(String);
});

const clientMayCall = ({ access }: Endpoint) =>
  access === 'signed-in' ||
  (typeof access === 'object' && access.some((permission) => roleCan('Client', permission)));
const calls = Object.entries(contract).filter(
  ([, endpoint]) => clientMayCall(endpoint) && endpoint.replyKind !== 'events',
);
const fieldsOf = (schema: Endpoint['query']) =>
  Object.keys(schema ? ((jsonSchema(schema).properties ?? {}) as object) : {});

const thisMonth = 'from=2026-03-01&to=2026-03-31';

/** A request that the contract refuses reads nothing (everyField.test.ts), so it is not sent. */
const isTaken = (schema: Endpoint['query'], value: object) =>
  validate(schema ?? object(), value, 'text').then(
    () => true,
    () => false,
  );

/** Each known value is put into the path's parameters and into each field of the query. */
async function addressesOf({ path: pattern, query }: Endpoint): Promise<string[]> {
  const small = ['0', '1', '2'];
  const values = [...references, mark, ...small];
  const filled = (parts: readonly string[]) =>
    pattern
      .split('/')
      .reduce<string[]>(
        (begun, part) =>
          begun.flatMap((start) =>
            (part.startsWith(':') ? parts.map(encodeURIComponent) : [part]).map(
              (each) => `${start}${start && '/'}${each}`,
            ),
          ),
        [''],
      );
  const queries: string[] = [];
  for (const field of fieldsOf(query))
    for (const value of values)
      if (await isTaken(query, { [field]: value })) queries.push(`?${field}=${encodeURIComponent(value)}`);
  const period = fieldsOf(query).includes('to') ? filled(small).map((each) => `${each}?${thisMonth}`) : [];
  const searched = filled(small).flatMap((each) => queries.map((search) => each + search));
  return [...filled(values), ...period, ...searched].map((each) => `/${each}`);
}

async function givenAway({ status, headers, bytes }: Answer): Promise<string[]> {
  const isPaper = status === 200 && headers.get('content-type') === 'application/pdf';
  // A PDF that cannot be read is a file that the owner uploaded.
  const text = isPaper ? await pdfText(bytes).catch(() => mark) : Buffer.from(bytes).toString();
  return marks.filter((each) => text.includes(each));
}

describe('reading', () => {
  /** No reply of these calls contains the owner's name: a client finds only their own data or everybody's. */
  const bearNoName = [
    'bookingStats',
    'contactChoices',
    'listBookableServices',
    'listMembers',
    'listServices',
    'ownErasure',
    'ownLimits',
    'ownLooks',
    'ownRequests',
    'ownSessions',
    'serviceAvailability',
    'serviceById',
    'twoFactorState',
    'walletBalance',
  ];
  const reads = calls.filter(([, { method }]) => method === 'GET');

  it.each(reads)(
    '%s by everything known of somebody gives nothing of theirs',
    async (name, endpoint) => {
      const addresses = await addressesOf(endpoint);
      const leaks: string[] = [];
      const callers = endpoint.path.includes('/:') ? [other, deputy] : [other];
      let seenByOwner = 0;
      for (const address of addresses) {
        const given = await Promise.all(callers.map(async (caller) => givenAway(await caller.get(address))));
        for (const leak of given.flat()) leaks.push(`${address} gave ${leak}`);
        if (seenByOwner === 0) seenByOwner += (await givenAway(await owner.get(address))).length;
      }
      expect(leaks).toEqual([]);
      expect([name, seenByOwner > 0]).toEqual([name, !bearNoName.includes(name)]);
    },
    120_000,
  );
});

describe('changing', () => {
  const thing = /^id$|(user|client|booking|transaction|payment|invoice|file|session|account)_?id$/i;
  /** This call answers a question and writes nothing. */
  const onlyAsks = '/booking-services/:id/changes/quote';
  const namesThing = ({ path: pattern, body }: Endpoint) =>
    pattern !== onlyAsks && (pattern.includes('/:') || fieldsOf(body).some((field) => thing.test(field)));

  interface Attempt {
    readonly by: SignedIn;
    readonly call: (by: Client) => Promise<Answer>;
  }
  const business = {
    Business_Nature: 'Agriculture',
    Creation_Year: '1999',
    Registration_Number: 'RC987654',
    Registered_Address: '2 Other Street, Lagos',
    PhoneNumber: '08031234568',
  };
  const office = { registered_Address: '2 Other Street, Abuja', phoneNumber: '08031234568' };
  const person = { phoneNumber: '08031234568', meansOfId: 'Voter card', identification: 'VC87654321' };
  const names = { firstname: 'Mike', lastName: 'November', phoneNumber: '08031234568' };
  const booked = () => world.book(owner, service);
  const unpaid = async () =>
    (await owner.post('/users/fund-wallet', { amount: 60_000 })).body.data.transactionId;
  const profile = async (kind: keyof typeof facts, address: string, body: object): Promise<Attempt> => {
    const by = await world.client(0, facts[kind]);
    return { by, call: (caller) => caller.patch(address, { id: by.account.id, ...body }) };
  };

  const ofOrder = async (address: string): Promise<Attempt> => {
    const { id } = (await owner.post('/orders', { entries: [world.entry(service)] })).body.data;
    return { by: owner, call: (by) => by.post(`/orders/${id}/${address}`, { version: 1, accept: true }) };
  };

  const organisation = async () => {
    const by = await world.client(100_000_00, {
      ...facts.Corporate,
      email: `${Math.random()}@client.example`,
    });
    return { by, booker: await world.member(by, 'Booker', { perOrder: 0 }) };
  };
  const version = { version: 1, accept: true };
  /** A member asks for approval of an order, and the organisation decides. */
  const decided = async (how: string, body: object): Promise<Attempt> => {
    const { by, booker } = await organisation();
    const { id } = (await booker.post('/orders', { entries: [world.entry(service)] })).body.data;
    await booker.post(`/orders/${id}/submission`, version);
    return { by, call: (caller) => caller.post(`/orders/${id}/${how}`, body) };
  };
  const ofMember = async (call: (by: Client, id: number) => Promise<Answer>): Promise<Attempt> => {
    const { by, booker } = await organisation();
    return { by, call: (caller) => call(caller, booker.account.id) };
  };

  const attempts: Record<string, () => Promise<Attempt>> = {
    askPayout: async () => {
      const code = await mailedCode(world, owner);
      const body = await payoutBody(world, owner, 100, { code, applicationUserId: owner.account.id });
      return { by: owner, call: (by) => by.post('/payouts', body) };
    },
    approveOrder: () => decided('approval', { version: 2 }),
    rejectOrder: () => decided('rejection', { version: 2, reason: 'Not this month' }),
    submitOrder: async () => {
      const { booker } = await organisation();
      const { id } = (await booker.post('/orders', { entries: [world.entry(service)] })).body.data;
      return { by: booker, call: (by) => by.post(`/orders/${id}/submission`, version) };
    },
    changeMember: () =>
      ofMember((by, id) => by.patch(`/members/${id}`, { Role: 'Reader', PerOrder: null, PerMonth: null })),
    removeMember: () => ofMember((by, id) => by.post(`/members/${id}/removal`, {})),
    inviteMemberAgain: async () => {
      const { by, booker } = await organisation();
      await world.db.query('update users set email_verified_at = null where id = $1', [booker.account.id]);
      return { by, call: (caller) => caller.post(`/members/${booker.account.id}/invitation`, {}) };
    },
    bookOrder: () => ofOrder('booking'),
    cancelBooking: async () => {
      const id = await booked();
      return { by: owner, call: (by) => by.remove(`/booking-services/${id}`) };
    },
    cancelInvoice: async () => {
      const id = await unpaid();
      return { by: owner, call: (by) => by.post(`/transactions/services/${id}/cancellation`, {}) };
    },
    changeBooking: async () => {
      const id = await booked();
      const path = `/booking-services/${id}/changes?expectedCharge=0&expectedRefund=0`;
      return { by: owner, call: (by) => by.post(path, { version: 1, Flight_Number: 'P47125' }) };
    },
    changeOrder: async () => {
      const entries = [world.entry(service)];
      const { id } = (await owner.post('/orders', { entries })).body.data;
      return { by: owner, call: (by) => by.patch(`/orders/${id}`, { version: 1, entries }) };
    },
    correctPerson: async () => {
      const id = await keepPerson('08031234501');
      return { by: owner, call: (by) => by.patch(`/people/${id}`, somebody('08031234502')) };
    },
    endSession: async () => {
      const by = await world.client(0);
      const id = (await by.get('/users/sessions')).body.data[0]?.id;
      return {
        by: await world.visitor
          .signedIn(by.account.email, by.account.password)
          .then((again) => ({ ...by, ...again })),
        call: (caller) => caller.remove(`/users/sessions/${id}`),
      };
    },
    forgetPerson: async () => {
      const id = await keepPerson('08031234503');
      return { by: owner, call: (by) => by.remove(`/people/${id}`) };
    },
    invoiceOrder: async () => {
      const administrator = await world.as('Administrator');
      await administrator.patch('/settings/exactFunding', { value: 'On', version: 0 });
      const { id } = (
        await owner.post('/orders', {
          entries: [world.entry(service, { Passengers: Array.from({ length: 40 }, () => passenger()) })],
        })
      ).body.data;
      return { by: owner, call: (by) => by.post(`/orders/${id}/invoice`, { version: 1, accept: true }) };
    },
    refusePayout: async () => {
      const id = await askedPayout(world, owner, 100);
      return { by: owner, call: (by) => by.post(`/payouts/${id}/refusal`, {}) };
    },
    updateAuthorityUser: async () => {
      const by = await world.as('Finance Officer');
      return { by, call: (caller) => caller.patch('/users/authority-user', { id: by.account.id, ...names }) };
    },
    updateBookingStatus: async () => {
      const Id = await booked();
      return { by: owner, call: (by) => by.patch('/booking-services', { Id, BookingStatus: 'Canceled' }) };
    },
    updateCorporate: () => profile('Corporate', '/users/corporate', business),
    updateGovernment: () => profile('Government', '/users/government', office),
    updateIndividual: () => profile('Individual', '/users/individual', person),
    updateUser: () => profile('Individual', '/users/user', names),
    withdrawOrder: () => ofOrder('withdrawal'),
  };

  it('every call that names a thing is tried', () => {
    const named = calls.filter(([, endpoint]) => endpoint.method !== 'GET' && namesThing(endpoint));
    expect(Object.keys(attempts).sort()).toEqual(named.map(([name]) => name).sort());
  });

  /** Columns that change by themselves, with time or by jobs, are left out. */
  const dataOf = async ({ account: { id } }: SignedIn) =>
    first(
      `select (select jsonb_agg(u order by id) from users u where $1 in (id, member_of)) as accounts,
              (select jsonb_agg(b order by id) from bookings b where owner_id = $1) as bookings,
              (select jsonb_agg(o order by id) from orders o where $1 in (owner_id, created_by)) as orders,
              (select max(created_at) from account_codes where user_id in (select id from users where member_of = $1))
                as invited,
              (select jsonb_agg(p order by id) from people p where owner_id = $1) as people,
              (select jsonb_agg(p order by id) from payouts p where owner_id = $1) as payouts,
              (select jsonb_agg(jsonb_build_array(id, status, amount_kobo, closed_as) order by id)
                 from payments where owner_id = $1) as payments,
              (select jsonb_agg(to_jsonb(s) - 'last_used_at' order by id) from sessions s where user_id = $1) as sessions`,
      [id],
    );

  it.each(Object.entries(attempts))('%s is for its owner: others change nothing', async (_name, attempt) => {
    const { by, call } = await attempt();
    const before = await dataOf(by);
    const everyKind = await Promise.all(
      Object.values(facts).map((kind) => world.client(0, { ...kind, business_name: 'Other' })),
    );
    for (const stranger of [...everyKind, deputy])
      expect([403, 404]).toContain((await call(stranger)).status);
    expect(await dataOf(by)).toEqual(before);
    expect((await call(by)).status).toBe(200);
    expect(await dataOf(by)).not.toEqual(before);
  });
});
