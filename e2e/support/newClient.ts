import {
  changeAccountStatus,
  registerCorporate,
  registerIndividual,
  signIn,
  verifyEmail,
} from 'shared-api/contract';
import { aCompany, anIndividual } from 'shared-api/testing/bodies';
import { freshAddress } from './flights.ts';
import type { Portal } from './Portal.ts';
import type { ClientKind } from './readyClients.ts';

export const newPassword = 'Juliett-7 Kilo';

const secret = { Password: newPassword, Confirm_Password: newPassword };

export const registration = (email: string) =>
  anIndividual(email, { ...secret, FirstName: 'Alfa', LastName: 'Juliett' });

export const companyRegistration = (email: string) => ({
  ...aCompany(email, { ...secret, Business_Name: 'Sample Company' }),
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

export const readyClient = async (
  portal: Portal,
  kind: ClientKind,
  naira: number,
): Promise<NewClient | undefined> => {
  const ready = portal.takeReadyClient(kind, naira);
  return ready && withSession(portal, ready);
};

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
