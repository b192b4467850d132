import {
  changeAccountStatus,
  registerCorporate,
  registerIndividual,
  signIn,
  verifyEmail,
} from 'shared-api/contract';
import { freshAddress } from './flights.ts';
import type { Portal } from './Portal.ts';
import type { ClientKind } from './readyClients.ts';

export const newPassword = 'Juliett-7 Kilo';

export const registration = (email: string) => ({
  FirstName: 'Alfa',
  LastName: 'Juliett',
  Registered_Address: '12 Marina Road, Lagos',
  Email: email,
  PhoneNumber: '08031234567',
  MeansOfId: 'National identification card' as const,
  Identification: '12345678901',
  Gender: 'Female' as const,
  Password: newPassword,
  Confirm_Password: newPassword,
  ClientTypeId: 1,
  Accept: true as const,
});

export const companyRegistration = (email: string) => ({
  Business_Name: 'Sample Company',
  Business_Nature: 'Aviation' as const,
  Creation_Year: '2010',
  Registration_Number: 'RC 12345',
  Registered_Address: '12 Marina Road, Lagos',
  Email: email,
  PhoneNumber: '08031234567',
  Password: newPassword,
  Confirm_Password: newPassword,
  ClientTypeId: 1,
  Accept: true as const,
  Files: [new File(['%PDF-1.7'], 'certificate.pdf', { type: 'application/pdf' })],
});

const codeIn = (links: readonly string[], route: string): string => {
  const link = links.find((each) => new URL(each).pathname.startsWith(`/${route}/`));
  if (!link) throw new Error(`No link to /${route} in ${links.join(', ')}`);
  return new URL(link).pathname.split('/').at(-1) ?? '';
};

export interface NewClient {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const withSession = async (
  portal: Portal,
  { id, email, password }: Omit<NewClient, 'token'>,
): Promise<NewClient> => {
  const { token } = await portal.call(signIn, { body: { Email: email, Password: password } });
  return { id, email, password, token };
};

const approve = async (portal: Portal, { id, email }: { id: number; email: string }): Promise<void> => {
  const welcome = await portal.mail(email, /registration has been received/);
  await portal.call(verifyEmail, { params: { code: codeIn(welcome.links, 'verify-email') } });
  const token = await portal.tokenOf('Administrator');
  await portal.call(changeAccountStatus, { token, body: { Id: id, Status: 'Active' } });
};

/** They were registered before the tests. */
export const readyClient = async (
  portal: Portal,
  kind: ClientKind,
  naira: number,
): Promise<NewClient | undefined> => {
  const ready = portal.takeReadyClient(kind, naira);
  return ready && withSession(portal, ready);
};

/** They are registered over the API where none is ready. */
export const newClient = async (portal: Portal, kind: ClientKind = 'individual'): Promise<NewClient> => {
  const ready = await readyClient(portal, kind, 0);
  if (ready) return ready;
  const email = freshAddress(kind);
  const { id } =
    kind === 'company'
      ? await portal.call(registerCorporate, { body: companyRegistration(email) })
      : await portal.call(registerIndividual, { body: registration(email) });
  await approve(portal, { id, email });
  return withSession(portal, { id, email, password: newPassword });
};
