import { type BodyOf, registerCorporate } from 'shared-api/contract';
import { aCompany } from 'shared-api/testing/bodies';
import { ApiClient } from 'tooling/portal';

export const registerCompany = (
  url: string,
  email: string,
  { documents, bytes }: { readonly documents: number; readonly bytes: number },
): Promise<Response> => {
  const Files = Array.from({ length: documents }, (_, index) => {
    const content = Buffer.alloc(bytes, index);
    content.write('%PDF-1.7');
    return new File([content], `document-${index}.pdf`, { type: 'application/pdf' });
  });
  const body: BodyOf<typeof registerCorporate> & { Files: File[] } = { ...aCompany(email), Files };
  return new ApiClient(url).send(registerCorporate, { body });
};
