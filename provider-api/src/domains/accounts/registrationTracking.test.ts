import { corporateFields, individualFields, sampleFile } from '../../testing/registrations.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  officer = await server.as('Registration Officer');
}, 60_000);
afterAll(() => server.close());
afterEach(() => server.clock.set(undefined));

const codeOf = (links: readonly string[] = [], route: string) =>
  links
    .find((link) => link.includes(`/${route}/`))
    ?.split('/')
    .at(-1) ?? '';
const status = (code: string) => server.visitor.get(`/users/registrations/${code}`);
const reject = (id: number, Reason?: string) =>
  officer.patch('/users/activation', { Id: id, Status: 'Inactive', Reason });
const later = (ms: number) => server.clock.set(new Date(Date.now() + ms));

async function registered(kind: 'corporate' | 'individual' = 'individual') {
  const fields = kind === 'corporate' ? corporateFields() : individualFields();
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
}

const send = (code: string, kind: string, fields: Record<string, string>, files: File[] = []) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('Files', file);
  return server.visitor.call('PATCH', `/users/registrations/${code}/${kind}`, { form });
};

describe('the link in the mail of a registration', () => {
  it('tells received, verified, in review and approved as they come', async () => {
    const { id, email, code, verification } = await registered();
    expect((await status(code)).body.data).toMatchObject({
      kind: 'Individual',
      email,
      stage: 'in-review',
      emailVerified: false,
      linkAgainAt: expect.any(String),
      details: null,
      documents: [],
    });
    await server.visitor.get(`/users/email-verification/${verification}`);
    expect((await status(code)).body.data).toMatchObject({
      stage: 'in-review',
      emailVerified: true,
      linkAgainAt: null,
    });
    await officer.patch('/users/activation', { Id: id, Status: 'Active' });
    expect((await status(code)).body.data).toMatchObject({ stage: 'approved', details: null });
  });

  it('tells the reason of a rejection and what was sent', async () => {
    const { id, code } = await registered('corporate');
    await reject(id, 'The certificate is not readable');
    expect((await status(code)).body.data).toMatchObject({
      kind: 'Corporate',
      stage: 'rejected',
      reason: 'The certificate is not readable',
      details: { Business_Name: 'Delta Freight Ltd', Business_Nature: 'Agriculture', ClientTypeId: 2 },
      documents: [{ id: expect.any(Number), name: 'old.pdf' }],
    });
  });

  it('tells nothing to a wrong code', async () => {
    const { status: answered, body } = await status('wrong');
    expect([answered, body.errors]).toEqual([404, ['This link is not valid']]);
  });

  it('is kept as a hash alone, and is not the code that verifies the address', async () => {
    const { code, verification } = await registered();
    const { rowCount } = await server.db.query('select 1 from account_codes where code_hash = $1', [code]);
    expect(rowCount).toBe(0);
    expect((await status(verification)).status).toBe(404);
    expect((await server.visitor.get(`/users/email-verification/${code}`)).status).toBe(400);
  });
});

describe('asking for the verification link again', () => {
  const ask = (code: string) => server.visitor.post(`/users/registrations/${code}/verification-link`);

  it('mails a fresh link that verifies, once five minutes have passed', async () => {
    const { email, code } = await registered();
    const early = await ask(code);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    later(5 * 60_000 + 1000);
    expect((await ask(code)).body.message).toBe('Verification link sent');
    expect((await ask(code)).status).toBe(429);
    const [mail, ...older] = await server.mailTo(email);
    expect([mail?.subject, older.length]).toEqual(['Verify your email address', 1]);
    const verified = await server.visitor.get(
      `/users/email-verification/${codeOf(mail?.links, 'verify-email')}`,
    );
    expect(verified.status).toBe(200);
  });

  it('sends two who ask at once one link', async () => {
    const { code } = await registered();
    later(6 * 60_000);
    const answers = await Promise.all([ask(code), ask(code)]);
    expect(answers.map(({ status: answered }) => answered).sort()).toEqual([200, 429]);
  });

  it('is refused once the address is verified', async () => {
    const { code, verification } = await registered();
    await server.visitor.get(`/users/email-verification/${verification}`);
    expect((await ask(code)).body.errors).toEqual(['This email address is verified already']);
  });
});

describe('a sign-in that is refused although the password is right', () => {
  const signIn = (email: string, Password = 'Abc123!') =>
    server.visitor.post('/users/auth', { Email: email, Password });
  const trackingCode = (answer: Awaited<ReturnType<typeof signIn>>) =>
    (answer.body as { trackingCode?: string }).trackingCode;

  it('hands out a code that shows where the registration stands, for an hour', async () => {
    const { email } = await registered();
    const code = trackingCode(await signIn(email)) ?? '';
    expect((await status(code)).body.data).toMatchObject({ email, stage: 'in-review' });
    later(60 * 60_000 + 1000);
    expect((await status(code)).status).toBe(404);
  });

  it('hands out nothing for a wrong password or an unknown address', async () => {
    const { email } = await registered();
    expect(trackingCode(await signIn(email, 'Wrong-1!'))).toBeUndefined();
    expect(trackingCode(await signIn('nobody@client.example'))).toBeUndefined();
  });

  it('hands out nothing for staff', async () => {
    const { email, password } = await server.account('Finance Officer', { status: 'Inactive' });
    const refused = await signIn(email, password);
    expect([refused.status, trackingCode(refused)]).toEqual([400, undefined]);
  });
});

describe('a rejected registration', () => {
  const correction = ({ Email, Password, Confirm_Password, ...fields }: Record<string, string>) => fields;

  it('is corrected by its link and is in review again', async () => {
    const { id, email, code, fields } = await registered();
    await reject(id, 'The name differs from the document');
    const [rejection] = await server.mailTo(email);
    const mailed = codeOf(rejection?.links, 'registration-status');
    const { body } = await send(mailed, 'individual', { ...correction(fields), LastName: 'Mike' });
    expect(body.data).toMatchObject({ stage: 'in-review', name: 'Charlie Mike', reason: null });
    const { rows } = await server.db.query('select status, last_name as name from users where id = $1', [id]);
    expect(rows).toEqual([{ status: 'Processing', name: 'Mike' }]);
    expect((await status(code)).body.data).toMatchObject({ stage: 'in-review', details: null });
    const [mail] = await server.mailTo(email);
    expect(mail?.subject).toBe('Your corrected registration has been received');
  });

  const namesOf = async (id: number) =>
    (
      await server.db.query<{ name: string }>(
        'select name from client_files where user_id = $1 order by id',
        [id],
      )
    ).rows.map(({ name }) => name);
  const stored = () => server.services.files.storedBefore(new Date(Date.now() + 1000));
  const pdf = (name: string) => new File(['%PDF-1.7 new'], name, { type: 'application/pdf' });
  const rejectedCompany = async () => {
    const company = await registered('corporate');
    await reject(company.id);
    const { body } = await status(company.code);
    const [old] = body.data.documents as { id: number; name: string }[];
    return { ...company, details: correction(company.fields), oldId: old?.id ?? 0 };
  };

  it('of a company adds documents to the earlier ones', async () => {
    const { id, code, details } = await rejectedCompany();
    expect((await send(code, 'corporate', details, [pdf('new.pdf')])).status).toBe(200);
    expect(await namesOf(id)).toEqual(['old.pdf', 'new.pdf']);
  });

  it('of a company removes single documents and replaces those of the same name, in storage too', async () => {
    const { id, code, details, oldId } = await rejectedCompany();
    const before = await stored();
    await send(code, 'corporate', { ...details, Removed_Files: String(oldId) }, [
      pdf('one.pdf'),
      pdf('two.pdf'),
    ]);
    expect(await namesOf(id)).toEqual(['one.pdf', 'two.pdf']);
    await reject(id);
    expect((await send(code, 'corporate', details, [pdf('two.pdf')])).status).toBe(200);
    expect(await namesOf(id)).toEqual(['one.pdf', 'two.pdf']);
    expect(await stored()).toHaveLength(before.length + 1);
  });

  it('of a company leaves at least one document and at most ten, else all is as it was', async () => {
    const { id, code, details, oldId } = await rejectedCompany();
    const before = await stored();
    const none = await send(code, 'corporate', { ...details, Removed_Files: String(oldId) });
    expect([none.status, none.body.errors]).toEqual([400, { Files: ['Please select at least one file'] }]);
    const ten = Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`));
    const eleven = await send(code, 'corporate', details, ten);
    expect([eleven.status, eleven.body.errors]).toEqual([
      400,
      { Files: ['At most 10 files can be uploaded'] },
    ]);
    expect([await namesOf(id), await stored()]).toEqual([['old.pdf'], before]);
  });

  it('of a company cannot remove the documents of another', async () => {
    const other = await rejectedCompany();
    const { code, details } = await rejectedCompany();
    await send(code, 'corporate', { ...details, Removed_Files: String(other.oldId) }, [pdf('new.pdf')]);
    expect(await namesOf(other.id)).toEqual(['old.pdf']);
  });

  it('of a company keeps its documents where none are sent', async () => {
    const { id, code, fields } = await registered('corporate');
    await reject(id);
    await send(code, 'corporate', correction(fields));
    const { rows } = await server.db.query('select name from client_files where user_id = $1', [id]);
    expect(rows).toEqual([{ name: 'old.pdf' }]);
  });

  it('keeps the rules of a registration', async () => {
    const { id, code, fields } = await registered();
    await reject(id);
    const { status: answered, body } = await send(code, 'individual', {
      ...correction(fields),
      FirstName: 'Al',
      MeansOfId: 'Library card',
    });
    expect([answered, Object.keys(body.errors)]).toEqual([
      400,
      expect.arrayContaining(['FirstName', 'MeansOfId']),
    ]);
  });

  it('is corrected once when it is sent twice at the same moment', async () => {
    const { id, code, fields } = await registered();
    await reject(id);
    const answers = await Promise.all([1, 2].map(() => send(code, 'individual', correction(fields))));
    expect(answers.map(({ status: answered }) => answered).sort()).toEqual([200, 400]);
  });
});

describe('nothing can be corrected', () => {
  const refused = async (code: string, fields: Record<string, string>) => {
    const { Email, Password, Confirm_Password, ...details } = fields;
    return (await send(code, 'individual', details)).status;
  };

  it('while a registration is in review, or once it is approved', async () => {
    const { id, code, fields } = await registered();
    expect(await refused(code, fields)).toBe(400);
    await officer.patch('/users/activation', { Id: id, Status: 'Active' });
    expect(await refused(code, fields)).toBe(400);
  });

  it('of an account that was made Inactive after its approval', async () => {
    const { id, code, fields } = await registered();
    await officer.patch('/users/activation', { Id: id, Status: 'Active' });
    await reject(id, 'Closed');
    expect((await status(code)).body.data).toMatchObject({ stage: 'closed', reason: null, details: null });
    expect(await refused(code, fields)).toBe(400);
  });

  it('by the link of another kind of registration', async () => {
    const { id, code } = await registered('corporate');
    await reject(id);
    expect(await refused(code, individualFields())).toBe(404);
  });
});
