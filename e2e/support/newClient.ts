import {
  changeAccountStatus,
  registerCorporate,
  registerIndividual,
  signIn,
  verifyEmail,
} from 'shared-api/contract';
import { freshAddress } from './flights.ts';
import type { Portal } from './Portal.ts';

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

/** Verifies and approves what was registered; returns how to sign in. */
const approved = async (portal: Portal, { id, email }: { id: number; email: string }): Promise<NewClient> => {
  const welcome = await portal.mail(email, /registration has been received/);
  await portal.call(verifyEmail, { params: { code: codeIn(welcome.links, 'verify-email') } });
  const administrator = await portal.tokenOf('Administrator');
  await portal.call(changeAccountStatus, { token: administrator, body: { Id: id, Status: 'Active' } });
  const { token } = await portal.call(signIn, { body: { Email: email, Password: newPassword } });
  return { id, email, password: newPassword, token };
};

/** Registers, verifies and approves an individual over the API; returns how to sign in. */
export const newClient = async (portal: Portal): Promise<NewClient> => {
  const email = freshAddress('client');
  const { id } = await portal.call(registerIndividual, { body: registration(email) });
  return approved(portal, { id, email });
};

/** The same of a company. */
export const newCompany = async (portal: Portal): Promise<NewClient> => {
  const email = freshAddress('company');
  const { id } = await portal.call(registerCorporate, { body: companyRegistration(email) });
  return approved(portal, { id, email });
};
