import { type BodyOf, registerCorporate } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';

/** A company may bring no more. */
export const documents = 10;
const password = 'Proto-col 1';

interface Documents {
  readonly documents: number;
  readonly bytes: number;
}

const company = (
  email: string,
  { documents: count, bytes }: Documents,
): BodyOf<typeof registerCorporate> & { Files: File[] } => {
  const file = (_: unknown, index: number): File => {
    const content = Buffer.alloc(bytes, index);
    content.write('%PDF-1.7');
    return new File([content], `document-${index}.pdf`, { type: 'application/pdf' });
  };
  return {
    Business_Name: 'Measured company',
    Business_Nature: 'Aviation',
    Creation_Year: '2010',
    Registration_Number: 'RC 12345',
    Registered_Address: '12 Marina Road, Lagos',
    Email: email,
    PhoneNumber: '08031234567',
    Password: password,
    Confirm_Password: password,
    ClientTypeId: 1,
    Accept: true,
    Files: Array.from({ length: count }, file),
  };
};

export const sendCompany = (url: string, email: string, brought: Documents): Promise<Response> =>
  new ApiClient(url).send(registerCorporate, { body: company(email, brought) });

export const registerCompany = async (url: string, email: string): Promise<void> => {
  const reply = await sendCompany(url, email, { documents, bytes: 2 * 1024 * 1024 });
  if (reply.status !== 200)
    throw new Error(`The registration answered ${reply.status}: ${await reply.text()}`);
};
