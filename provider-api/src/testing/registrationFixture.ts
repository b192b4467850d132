import { corporateFields, governmentFields, individualFields, sampleFile } from './registrations.ts';
import { type SignedIn, startTestServer, type TestServer } from './testServer.ts';

export const codeOf = (links: readonly string[] = [], route: string): string =>
  links
    .find((link) => link.includes(`/${route}/`))
    ?.split('/')
    .at(-1) ?? '';

const fieldsOf = {
  corporate: corporateFields,
  government: () => governmentFields({ GovernmentStaffType: 'State', State: 'Kano' }),
  individual: individualFields,
};

const actsOf = (server: TestServer, officer: SignedIn) => ({
  status: (code: string) => server.visitor.get(`/users/registrations/${code}`),
  reject: (id: number, Reason?: string) =>
    officer.patch('/users/activation', { Id: id, Status: 'Inactive', Reason }),
  async registered(kind: keyof typeof fieldsOf = 'individual', changes: Record<string, string> = {}) {
    const fields = { ...fieldsOf[kind](), ...changes };
    const files = kind === 'corporate' ? [sampleFile('old.pdf', 'application/pdf')] : [];
    const { body } = await server.visitor.form(`/users/${kind}`, fields, files);
    const [mail] = await server.mailTo(fields.Email ?? '');
    return {
      id: body.data.id,
      fields,
      email: fields.Email ?? '',
      code: codeOf(mail?.links, 'registration-status'),
      verification: codeOf(mail?.links, 'verify-email'),
    };
  },
  send(code: string, kind: string, fields: Record<string, string>, files: File[] = []) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append('Files', file);
    return server.visitor.call('PATCH', `/users/registrations/${code}/${kind}`, { form });
  },
});

export async function startRegistrationFixture() {
  const server = await startTestServer();
  const officer = await server.as('Registration Officer');
  return { server, officer, close: server.close, ...actsOf(server, officer) };
}
