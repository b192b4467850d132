import { codeOf, type RegistrationScene, startRegistrationScene } from '../../testing/registrationScene.ts';

let scene: RegistrationScene;
beforeAll(async () => {
  scene = await startRegistrationScene();
}, 60_000);
afterAll(() => scene.server.close());
afterEach(() => scene.server.clock.set(undefined));

const later = (ms: number) => scene.server.clock.set(new Date(Date.now() + ms));

describe('the link in the mail of a registration', () => {
  it('tells received, verified, in review and approved as they come', async () => {
    const { id, email, code, verification } = await scene.registered('corporate');
    expect((await scene.status(code)).body.data).toMatchObject({
      kind: 'Corporate',
      email,
      stage: 'in-review',
      emailVerified: false,
      linkAgainAt: expect.any(String),
      details: null,
      documents: [],
    });
    await scene.server.visitor.get(`/users/email-verification/${verification}`);
    expect((await scene.status(code)).body.data).toMatchObject({
      stage: 'in-review',
      emailVerified: true,
      linkAgainAt: null,
    });
    await scene.officer.patch('/users/activation', { Id: id, Status: 'Active' });
    expect((await scene.status(code)).body.data).toMatchObject({ stage: 'approved', details: null });
  });

  it('tells the reason of a rejection and what was sent', async () => {
    const { id, code } = await scene.registered('corporate');
    await scene.reject(id, 'The certificate is not readable');
    expect((await scene.status(code)).body.data).toMatchObject({
      kind: 'Corporate',
      stage: 'rejected',
      reason: 'The certificate is not readable',
      details: { Business_Name: 'Delta Freight Ltd', Business_Nature: 'Agriculture', ClientTypeId: 2 },
      documents: [{ id: expect.any(Number), name: 'old.pdf' }],
    });
  });

  it('tells nothing to a wrong code', async () => {
    const { status: answered, body } = await scene.status('wrong');
    expect([answered, body.errors]).toEqual([404, ['This link is not valid']]);
  });

  it('is kept as a hash alone, and is not the code that verifies the address', async () => {
    const { code, verification } = await scene.registered();
    const { rowCount } = await scene.server.db.query('select 1 from account_codes where code_hash = $1', [
      code,
    ]);
    expect(rowCount).toBe(0);
    expect((await scene.status(verification)).status).toBe(404);
    expect((await scene.server.visitor.get(`/users/email-verification/${code}`)).status).toBe(400);
  });
});

describe('asking for the verification link again', () => {
  const ask = (code: string) => scene.server.visitor.post(`/users/registrations/${code}/verification-link`);

  it('mails a fresh link that verifies, once five minutes have passed', async () => {
    const { email, code } = await scene.registered();
    const early = await ask(code);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    later(5 * 60_000 + 1000);
    expect((await ask(code)).body.message).toBe('Verification link sent');
    expect((await ask(code)).status).toBe(429);
    const [mail, ...older] = await scene.server.mailTo(email);
    expect([mail?.subject, older.length]).toEqual(['Verify your email address', 1]);
    const verified = await scene.server.visitor.get(
      `/users/email-verification/${codeOf(mail?.links, 'verify-email')}`,
    );
    expect(verified.status).toBe(200);
  });

  it('sends two who ask at once one link', async () => {
    const { code } = await scene.registered();
    later(6 * 60_000);
    const answers = await Promise.all([ask(code), ask(code)]);
    expect(answers.map(({ status: answered }) => answered).sort()).toEqual([200, 429]);
  });

  it('is refused once the address is verified', async () => {
    const { code, verification } = await scene.registered();
    await scene.server.visitor.get(`/users/email-verification/${verification}`);
    expect((await ask(code)).body.errors).toEqual(['This email address is verified already']);
  });
});

describe('a sign-in that is refused although the password is right', () => {
  const signIn = (email: string, Password = 'Abc123!') =>
    scene.server.visitor.post('/users/auth', { Email: email, Password });
  const trackingCode = (answer: Awaited<ReturnType<typeof signIn>>) =>
    (answer.body as { trackingCode?: string }).trackingCode;

  it('hands out a code that shows where the registration stands, for an hour', async () => {
    const { email } = await scene.registered();
    const code = trackingCode(await signIn(email)) ?? '';
    expect((await scene.status(code)).body.data).toMatchObject({ email, stage: 'in-review' });
    later(60 * 60_000 + 1000);
    expect((await scene.status(code)).status).toBe(404);
  });

  it('hands out nothing for a wrong password or an unknown address', async () => {
    const { email } = await scene.registered();
    expect(trackingCode(await signIn(email, 'Wrong-1!'))).toBeUndefined();
    expect(trackingCode(await signIn('nobody@client.example'))).toBeUndefined();
  });

  it('hands out nothing for staff', async () => {
    const { email, password } = await scene.server.account('Finance Officer', { status: 'Inactive' });
    const refused = await signIn(email, password);
    expect([refused.status, trackingCode(refused)]).toEqual([400, undefined]);
  });
});
