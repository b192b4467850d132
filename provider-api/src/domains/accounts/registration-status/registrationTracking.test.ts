import { forAllTests } from '../../../testing/forAllTests.ts';
import { codeOf, startRegistrationFixture } from '../../../testing/registrationFixture.ts';

const fixture = forAllTests(startRegistrationFixture);
afterEach(() => fixture.server.clock.set(undefined));

const later = (ms: number) => fixture.server.clock.set(new Date(Date.now() + ms));

describe('the link in the mail of a registration', () => {
  it.each([
    ['corporate', {}, { organization_CategoryId: 'Corporate' }],
    ['government', {}, { organization_CategoryId: 'Government', governmentStaffType: 'State' }],
    ['individual', { IsFamily: 'true' }, { isFamily: true }],
  ] as const)(
    'tells a %s client with %j received, verified, in review and approved as they come, up to the first sign-in [API-12, API-13, API-14]',
    async (kind, changes, client) => {
      const { id, email, code, verification } = await fixture.registered(kind, changes);
      expect((await fixture.status(code)).body.data).toMatchObject({
        email,
        stage: 'in-review',
        emailVerified: false,
        linkAgainAt: expect.any(String),
        details: null,
        documents: [],
      });
      await fixture.server.visitor.get(`/users/email-verification/${verification}`);
      expect((await fixture.status(code)).body.data).toMatchObject({
        stage: 'in-review',
        emailVerified: true,
        emailVerifiedAt: expect.any(String),
        decidedAt: null,
        linkAgainAt: null,
      });
      await fixture.officer.patch('/users/activation', { Id: id, Status: 'Active' });
      expect((await fixture.status(code)).body.data).toMatchObject({
        stage: 'approved',
        emailVerified: true,
        decidedAt: expect.any(String),
        details: null,
      });
      const signedIn = await fixture.server.visitor.post('/users/auth', {
        Email: email,
        Password: 'Abc123!',
      });
      expect(signedIn.body.data).toMatchObject({ role: 'Client', ...client });
    },
  );

  it('tells the reason of a rejection and what was sent', async () => {
    const { id, code } = await fixture.registered('corporate');
    await fixture.reject(id, 'The certificate is not readable');
    expect((await fixture.status(code)).body.data).toMatchObject({
      kind: 'Corporate',
      stage: 'rejected',
      reason: 'The certificate is not readable',
      decidedAt: expect.any(String),
      details: { Business_Name: 'Delta Freight Ltd', Business_Nature: 'Agriculture', ClientTypeId: 2 },
      documents: [{ id: expect.any(Number), name: 'old.pdf' }],
    });
  });

  it('tells nothing to a wrong code', async () => {
    const { status: answered, body } = await fixture.status('wrong');
    expect([answered, body.errors]).toEqual([404, ['This link is not valid']]);
  });

  it('is kept as a hash alone, and is not the code that verifies the address', async () => {
    const { code, verification } = await fixture.registered();
    const { rowCount } = await fixture.server.db.query('select 1 from account_codes where code_hash = $1', [
      code,
    ]);
    expect(rowCount).toBe(0);
    expect((await fixture.status(verification)).status).toBe(404);
    expect((await fixture.server.visitor.get(`/users/email-verification/${code}`)).status).toBe(400);
  });
});

describe('asking for the verification link again', () => {
  const ask = (code: string) => fixture.server.visitor.post(`/users/registrations/${code}/verification-link`);

  it('mails a fresh link that verifies, once five minutes have passed', async () => {
    const { email, code } = await fixture.registered();
    const early = await ask(code);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    later(5 * 60_000 + 1000);
    expect((await ask(code)).body.message).toBe('Verification link sent');
    expect((await ask(code)).status).toBe(429);
    const [mail, ...older] = await fixture.server.mailTo(email);
    expect([mail?.subject, older.length]).toEqual(['Verify your e-mail address', 1]);
    const verified = await fixture.server.visitor.get(
      `/users/email-verification/${codeOf(mail?.links, 'verify-email')}`,
    );
    expect(verified.status).toBe(200);
  });

  it('sends two who ask at once one link', async () => {
    const { code } = await fixture.registered();
    later(6 * 60_000);
    const answers = await Promise.all([ask(code), ask(code)]);
    expect(answers.map(({ status: answered }) => answered).sort()).toEqual([200, 429]);
  });

  it('is refused once the address is verified', async () => {
    const { code, verification } = await fixture.registered();
    await fixture.server.visitor.get(`/users/email-verification/${verification}`);
    expect((await ask(code)).body.errors).toEqual(['This e-mail address is verified already']);
  });
});

describe('a sign-in that is refused although the password is right', () => {
  const signIn = (email: string, Password = 'Abc123!') =>
    fixture.server.visitor.post('/users/auth', { Email: email, Password });
  const trackingCode = (answer: Awaited<ReturnType<typeof signIn>>) =>
    (answer.body as { trackingCode?: string }).trackingCode;

  it('hands out a code that shows where the registration stands, for an hour', async () => {
    const { email } = await fixture.registered();
    const code = trackingCode(await signIn(email)) ?? '';
    expect((await fixture.status(code)).body.data).toMatchObject({ email, stage: 'in-review' });
    later(60 * 60_000 + 1000);
    expect((await fixture.status(code)).status).toBe(404);
  });

  it('hands out nothing for a wrong password or an unknown address', async () => {
    const { email } = await fixture.registered();
    expect(trackingCode(await signIn(email, 'Wrong-1!'))).toBeUndefined();
    expect(trackingCode(await signIn('nobody@client.example'))).toBeUndefined();
  });

  it('hands out nothing for staff', async () => {
    const { email, password } = await fixture.server.account('Finance Officer', { status: 'Inactive' });
    const refused = await signIn(email, password);
    expect([refused.status, trackingCode(refused)]).toEqual([400, undefined]);
  });
});
