import { type AccountStatus, accountStatuses, nextAccountStatuses } from 'shared-api/rules';
import { addPayment } from '../../../testing/addPayment.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let officer: SignedIn;
let administrator: SignedIn;
beforeAll(async () => {
  officer = await server.as('Registration Officer', { first_name: 'Bola', last_name: 'Officer' });
  administrator = await server.as('Administrator');
});

const move = (by: SignedIn, Id: number, Status: unknown, Reason?: string) =>
  by.patch('/users/activation', { Id, Status, Reason });

describe('staff approve a client', () => {
  it('who then gets the mail and can sign in [API-20]', async () => {
    const { id, email, password } = await server.account('Client', { status: 'Processing' });
    const { status, body } = await move(officer, id, 'Active');
    expect([status, body.message]).toEqual([200, 'Status changed successfully']);
    expect(body.data).toMatchObject({ id, status: 'Active', clientFiles: [] });
    const [mail] = await server.mailTo(email);
    expect(mail?.subject).toBe('Your account has been approved');
    expect(mail?.links).toEqual([`${server.url}/login`]);
    expect((await server.visitor.post('/users/auth', { Email: email, Password: password })).status).toBe(200);
  });

  it('before the address is verified: the mail repeats a fresh verification link', async () => {
    const { id, email, password } = await server.account('Client', {
      status: 'New',
      email_verified_at: null,
    });
    await move(officer, id, 'Active');
    const [mail] = await server.mailTo(email);
    const code = mail?.links
      .find((link) => link.includes('/verify-email/'))
      ?.split('/')
      .at(-1);
    expect((await server.visitor.get(`/users/email-verification/${code}`)).status).toBe(200);
    expect((await server.visitor.post('/users/auth', { Email: email, Password: password })).status).toBe(200);
  });

  it('and Id and Status change that client alone [STATUS-13]', async () => {
    const [one, another] = await Promise.all([
      server.account('Client', { status: 'Processing' }),
      server.account('Client', { status: 'Processing' }),
    ]);
    const { status } = await officer.patch('/users/activation', { Id: one.id, Status: 'Active' });
    expect(status).toBe(200);
    const { rows } = await server.db.query(
      'select id, status from users where id = any ($1::bigint[]) order by id',
      [[one.id, another.id]],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: one.id, status: 'Active' },
        { id: another.id, status: 'Processing' },
      ]),
    );
  });

  it("and the client's activities name the member of staff", async () => {
    const { id } = await server.account('Client', { status: 'Processing' });
    await move(officer, id, 'Active');
    const { rows } = await server.db.query('select description from activities where user_id = $1', [id]);
    expect(rows).toEqual([{ description: 'Account status changed to Active by Bola Officer' }]);
  });

  it('and the audit keeps who, when, before and after', async () => {
    const { id } = await server.account('Client', { status: 'Processing' });
    await move(officer, id, 'Inactive', 'Documents are missing');
    const { rows } = await server.db.query(
      `select actor_id as "actorId", action, before, after from audit where subject_id = $1::text`,
      [id],
    );
    expect(rows).toEqual([
      {
        actorId: officer.account.id,
        action: 'user.status',
        before: { status: 'Processing' },
        after: { status: 'Inactive', reason: 'Documents are missing' },
      },
    ]);
  });
});

it('a rejection is mailed with its reason, escaped', async () => {
  const { id, email } = await server.account('Client', { status: 'New' });
  await move(officer, id, 'Inactive', 'No <certificate> & no seal');
  const [mail] = await server.mailTo(email);
  expect(mail?.subject).toBe('Your registration was not approved');
  expect(mail?.text).toContain('No <certificate> & no seal');
  expect(mail?.html).toContain('No &lt;certificate&gt; &amp; no seal');
});

it('another change of status is mailed too, and ends the sessions at once', async () => {
  const client = await server.as('Client');
  await move(officer, client.account.id, 'Inactive');
  expect((await client.get('/activity/client')).status).toBe(401);
  const [mail] = await server.mailTo(client.account.email);
  expect(mail?.subject).toBe('Your account status changed to Inactive');
});

describe('the moves between statuses', () => {
  const pairs = accountStatuses.flatMap((from) => accountStatuses.map((to) => [from, to] as const));
  const allowed = (from: AccountStatus, to: AccountStatus) =>
    from === to || (nextAccountStatuses[from] as readonly AccountStatus[]).includes(to);

  it.each(pairs)('from %s to %s follow the rules for an Administrator', async (from, to) => {
    const { id } = await server.account('Client', { status: from });
    const { status } = await move(administrator, id, to);
    expect(status).toBe(allowed(from, to) ? 200 : 400);
  });

  it('from Deactivated are an Administrator’s alone', async () => {
    const { id } = await server.account('Client', { status: 'Deactivated' });
    expect((await move(officer, id, 'Active')).status).toBe(403);
    expect((await move(administrator, id, 'Active')).status).toBe(200);
  });

  it('to the same status have no effect', async () => {
    const { id, email } = await server.account('Client');
    expect((await move(officer, id, 'Active')).status).toBe(200);
    expect(await server.mailTo(email)).toEqual([]);
  });

  it('are read by name in any letter case, or by index', async () => {
    const { id } = await server.account('Client', { status: 'New' });
    expect((await move(officer, id, 'processing')).body.data).toMatchObject({ status: 'Processing' });
    expect((await move(officer, id, 2)).body.data).toMatchObject({ status: 'Active' });
  });

  it('to an unknown status are refused [STATUS-12]', async () => {
    const { id } = await server.account('Client');
    for (const unknown of ['Retired', '', 9, -1, 1e308, true, null, [[2]], {}, { toString: 0 }]) {
      const { status, body } = await move(officer, id, unknown);
      expect([status, body.errors]).toEqual([400, { Status: ['Invalid selection'] }]);
    }
  });

  it('that several ask for at once are made, told and kept once', async () => {
    const { id, email } = await server.account('Client', { status: 'Processing' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => move(officer, id, 'Active')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const { rows } = await server.db.query(
      'select count(*) as count from audit where subject_id = $1::text',
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await server.mailTo(email)).toHaveLength(1);
  });
});

describe('the status call [API-20]', () => {
  it.each(['Client', 'Protocol Officer', 'Finance Officer'])('is refused to a %s', async (role) => {
    const { id } = await server.account('Client', { status: 'Processing' });
    expect((await move(await server.as(role), id, 'Active')).status).toBe(403);
  });

  it('of staff accounts is an Administrator’s alone', async () => {
    const { id } = await server.account('Finance Officer');
    expect((await move(officer, id, 'Inactive')).status).toBe(403);
    expect((await move(administrator, id, 'Inactive')).status).toBe(200);
  });

  it('refuses one’s own account', async () => {
    expect((await move(administrator, administrator.account.id, 'Inactive')).status).toBe(400);
  });

  it('answers an unknown account with 404 and a malformed id with "Invalid id"', async () => {
    expect((await move(officer, 999_999, 'Active')).status).toBe(404);
    expect((await move(officer, 0, 'Active')).body.errors).toEqual({ Id: ['Invalid id'] });
  });
});

it('where approval needs the fee, an unpaid registration is not approved', async () => {
  const strict = await startTestServer({ config: { approvalNeedsPayment: true } });
  try {
    const { id } = await strict.account('Client', { status: 'Processing' });
    await addPayment(strict.db, id);
    const { status, body } = await (await strict.as('Administrator')).patch('/users/activation', {
      Id: id,
      Status: 'Active',
    });
    expect([status, body.message]).toEqual([400, 'The registration fee is not paid yet']);
  } finally {
    await strict.close();
  }
});
