import { type BodyOf, registerCorporate } from 'shared-api/contract';
import { aCompany } from 'shared-api/testing/bodies';
import { ApiClient } from 'tooling/portal';

export const documents = 10;

interface Documents {
  readonly documents: number;
  readonly bytes: number;
}

const files = ({ documents: count, bytes }: Documents): File[] =>
  Array.from({ length: count }, (_, index) => {
    const content = Buffer.alloc(bytes, index);
    content.write('%PDF-1.7');
    return new File([content], `document-${index}.pdf`, { type: 'application/pdf' });
  });

export const sendCompany = (url: string, email: string, brought: Documents): Promise<Response> => {
  const body: BodyOf<typeof registerCorporate> & { Files: File[] } = {
    ...aCompany(email),
    Files: files(brought),
  };
  return new ApiClient(url).send(registerCorporate, { body });
};

export const registerCompany = async (url: string, email: string): Promise<void> => {
  const reply = await sendCompany(url, email, { documents, bytes: 2 * 1024 * 1024 });
  if (reply.status !== 200)
    throw new Error(`The registration answered ${reply.status}: ${await reply.text()}`);
};
