import { dayMs } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { individualFields } from '../../../testing/registrations.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);
afterEach(() => server.clock.set(undefined));

async function registered(on: TestServer = server) {
  const fields = individualFields();
  const { body } = await on.visitor.form('/users/individual', fields);
  const email = fields.Email ?? '';
  const [mail] = await on.mailTo(email);
  return { id: body.data.id, email, code: mail?.links[0]?.split('/').at(-1) ?? '' };
}
const verify = (code: string, on: TestServer = server) => on.visitor.get(`/users/email-verification/${code}`);
const statusOf = async (id: number, on: TestServer = server) =>
  (await on.db.query<{ status: string }>('select status from users where id = $1', [id])).rows[0]?.status;

it('the mailed code verifies the address and moves New to Processing [API-11]', async () => {
  const { id, code } = await registered();
  expect((await verify(code)).status).toBe(200);
  expect(await statusOf(id)).toBe('Processing');
});

it('the same code succeeds again, each time with what comes next', async () => {
  const { code } = await registered();
  const answers = [await verify(code), await verify(code)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const { body } of answers) {
    const { invoiceCode, trackingCode, ...next } = body.data;
    expect(next).toEqual({ inReview: true, unpaidFee: 10_000 });
    expect((await server.visitor.get(`/users/registrations/${trackingCode}`)).body.data.fee).toMatchObject({
      status: 'Unpaid',
      invoiceCode,
    });
  }
});

it('two requests at once with the same code both succeed', async () => {
  const { id, code } = await registered();
  const answers = await Promise.all([verify(code), verify(code)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rowCount } = await server.db.query(
    `select 1 from activities where user_id = $1 and description like 'Account status%'`,
    [id],
  );
  expect(rowCount).toBe(1);
});

it('a wrong code is refused [API-11] [VERIFY-04]', async () => {
  const { status, body } = await verify('wrong');
  expect([status, body.errors]).toEqual([400, ['Email verfication code invalid']]);
});

it('a code holds for seven days [API-11]', async () => {
  const { code } = await registered();
  server.clock.set(new Date(Date.now() + 7 * dayMs + 1000));
  expect((await verify(code)).status).toBe(400);
});

it('a code is kept as a hash alone', async () => {
  const { code } = await registered();
  const { rowCount } = await server.db.query('select 1 from account_codes where code_hash = $1', [code]);
  expect(rowCount).toBe(0);
});

it('verification keeps the status of an account that was approved before', async () => {
  const { id, code } = await registered();
  const officer = await server.as('Registration Officer');
  await officer.patch('/users/activation', { Id: id, Status: 'Active' });
  expect((await verify(code)).body.data).toMatchObject({ inReview: false });
  expect(await statusOf(id)).toBe('Active');
});

it('where nobody reviews, verification approves', async () => {
  const automatic = await startTestServer({ config: { reviewMode: 'auto' } });
  try {
    const { id, email, code } = await registered(automatic);
    await verify(code, automatic);
    expect(await statusOf(id, automatic)).toBe('Active');
    const [mail] = await automatic.mailTo(email);
    expect(mail?.subject).toBe('Your account has been approved');
  } finally {
    await automatic.close();
  }
});
