import type { Answer } from '../../testing/client.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';
import { untilWaiting } from '../../testing/untilWaiting.ts';

const server = forAllTests(startTestServer);
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await server.as('Administrator');
});

let invited = 0;
const invitation = (changes: object = {}) => {
  invited += 1;
  return {
    Email: `officer${invited}@staff.example`,
    FirstName: 'Echo',
    LastName: 'Juliett',
    PhoneNumber: '08031234567',
    Role: 'Protocol Officer',
    AirportIds: [1, 13],
    ...changes,
  };
};

const codeIn = async (email: string) =>
  (await server.mailTo(email))[0]?.links[0]?.split('/reset-password/')[1];

it('an Administrator invites staff, who set their password by a one-use link and sign in', async () => {
  const body = invitation();
  const answer = await administrator.post('/users/staff', body);
  expect(answer.body.data).toMatchObject({ role: 'Protocol Officer', airportIds: [1, 13], status: 'Active' });
  const reset = {
    Password: 'Fresh-1x',
    ConfirmPassword: 'Fresh-1x',
    ActivationCode: await codeIn(body.Email),
  };
  expect((await server.visitor.patch('/users/password-reset', reset)).status).toBe(200);
  expect((await server.visitor.patch('/users/password-reset', reset)).status).toBe(400);
  const staff = await server.visitor.signedIn(body.Email, 'Fresh-1x');
  expect((await staff.get('/users/clients')).status).toBe(200);
});

it('an invited address that is taken is refused at its field', async () => {
  const { email } = await server.account('Client');
  const { status, body } = await administrator.post('/users/staff', invitation({ Email: email }));
  expect([status, body.errors]).toEqual([400, { Email: ['This e-mail address is already registered'] }]);
});

it('nobody is invited as a Client', async () => {
  const { status, body } = await administrator.post('/users/staff', invitation({ Role: 'Client' }));
  expect([status, body.errors]).toEqual([400, { Role: ['Invalid selection'] }]);
});

it.each(['Client', 'Registration Officer', 'Protocol Officer', 'Finance Officer'])(
  'a %s invites nobody',
  async (role) => {
    const caller = await server.as(role);
    expect((await caller.post('/users/staff', invitation())).status).toBe(403);
  },
);

describe('roles', () => {
  const server = forAllTests(startTestServer);

  async function administrators(many: number): Promise<SignedIn[]> {
    const made = await Promise.all(Array.from({ length: many }, () => server.as('Administrator')));
    const ids = made.map(({ account }) => account.id);
    await server.db.query(
      `update users set role = 'Finance Officer' where role = 'Administrator' and id <> all ($1::bigint[])`,
      [ids],
    );
    return made;
  }
  const demote = (by: SignedIn, who: SignedIn, Role = 'Finance Officer') =>
    by.patch(`/users/staff/${who.account.id}/role`, { Role });
  const deactivate = (by: SignedIn, who: SignedIn) =>
    by.patch('/users/activation', { Id: who.account.id, Status: 'Deactivated' });
  /** All calls have passed the sign-in and wait for a lock before any of them continues. */
  async function atOneMoment(whom: readonly SignedIn[], take: (() => Promise<Answer>)[]) {
    let answers: Promise<Answer>[] = [];
    await server.db.transaction(async (tx) => {
      const ids = whom.map(({ account }) => account.id);
      await tx.query('select 1 from users where id = any ($1::bigint[]) for update', [ids]);
      answers = take.map((each) => each());
      await untilWaiting(tx, take.length);
    });
    return Promise.all(answers);
  }
  const activeOnes = async () => {
    const sql = `select count(*) as count from users where role = 'Administrator' and status = 'Active'`;
    return (await server.db.query<{ count: number }>(sql)).rows[0]?.count;
  };

  describe('a role', () => {
    it('that is given or taken in the middle of a session holds with the next request', async () => {
      const [administrator] = (await administrators(1)) as [SignedIn];
      const colleague = await server.as('Finance Officer');
      expect((await colleague.get('/users/users')).status).toBe(403);
      const body = { Role: 'Registration Officer', Reason: 'Moved to reviews' };
      const answer = await administrator.patch(`/users/staff/${colleague.account.id}/role`, body);
      expect([answer.status, answer.body.data.role]).toEqual([200, 'Registration Officer']);
      expect((await colleague.get('/users/users')).status).toBe(200);
      expect((await colleague.get('/payments')).status).toBe(403);
      const { rows } = await server.db.query(
        `select actor_id as actor, before, after, reason from audit where action = 'staff.role' and subject_id = $1`,
        [String(colleague.account.id)],
      );
      expect(rows).toEqual([
        {
          actor: administrator.account.id,
          before: { role: 'Finance Officer', airportIds: [] },
          after: { role: 'Registration Officer', airportIds: [] },
          reason: 'Moved to reviews',
        },
      ]);
    });

    it('of a Protocol Officer comes with airports, any other without', async () => {
      const [administrator] = (await administrators(1)) as [SignedIn];
      const { id } = await server.account('Finance Officer');
      const change = async (Role: string) =>
        (await administrator.patch(`/users/staff/${id}/role`, { Role, AirportIds: [14, 14, 13] })).body.data;
      expect(await change('Protocol Officer')).toMatchObject({ airportIds: [14, 13] });
      expect(await change('Finance Officer')).toMatchObject({ airportIds: [] });
    });

    it('of one’s own cannot be changed, nor that of a client', async () => {
      const [administrator] = (await administrators(2)) as [SignedIn];
      const client = await server.as('Client');
      expect((await demote(administrator, administrator)).body.message).toBe(
        'You cannot change your own role',
      );
      expect((await demote(administrator, client)).status).toBe(404);
      const client404 = await administrator.patch(`/users/staff/${administrator.account.id}/role`, {
        Role: 'Client',
      });
      expect(client404.status).toBe(400);
    });
  });

  describe('the last Administrator', () => {
    it.each([
      ['demoting', (by: SignedIn, who: SignedIn) => demote(by, who)],
      ['deactivating', deactivate],
    ])('remains when two are %s each other at the same moment', async (_what, take) => {
      const [one, other] = (await administrators(2)) as [SignedIn, SignedIn];
      const answers = await atOneMoment([one, other], [() => take(one, other), () => take(other, one)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await activeOnes()).toBe(1);
    });

    it('remains when three are demoting each other in a circle', async () => {
      const three = (await administrators(3)) as [SignedIn, SignedIn, SignedIn];
      const [one, two, last] = three;
      const circle = [() => demote(one, two), () => demote(two, last), () => demote(last, one)];
      await atOneMoment(three, circle);
      expect(await activeOnes()).toBeGreaterThanOrEqual(1);
    });
  });

  describe('a deactivation', () => {
    it('ends the sessions at once, and is undone by activating', async () => {
      const [administrator] = (await administrators(1)) as [SignedIn];
      const colleague = await server.as('Protocol Officer');
      expect((await deactivate(administrator, colleague)).status).toBe(200);
      expect((await colleague.get('/users/clients')).status).toBe(401);
      await administrator.patch('/users/activation', { Id: colleague.account.id, Status: 'Active' });
      expect((await colleague.get('/users/clients')).status).toBe(401);
      const again = await server.visitor.signedIn(colleague.account.email, colleague.account.password);
      expect((await again.get('/users/clients')).status).toBe(200);
    });
  });

  describe('an invitation', () => {
    const invite = async (by: SignedIn, Email: string) => {
      const body = {
        Email,
        FirstName: 'Kilo',
        LastName: 'Lima',
        PhoneNumber: '08031234567',
        Role: 'Finance Officer',
      };
      return (await by.post('/users/staff', body)).body.data.id;
    };
    const codeIn = async (email: string) =>
      (await server.mailTo(email))[0]?.links[0]?.split('/reset-password/')[1];
    const setPassword = (ActivationCode: string | undefined) =>
      server.visitor.patch('/users/password-reset', {
        Password: 'Fresh-1x',
        ConfirmPassword: 'Fresh-1x',
        ActivationCode,
      });

    it('can be mailed again, which voids the former link, until a password is set', async () => {
      const [administrator] = (await administrators(1)) as [SignedIn];
      const id = await invite(administrator, 'kilo@staff.example');
      const former = await codeIn('kilo@staff.example');
      expect((await administrator.post(`/users/staff/${id}/invitation`, {})).status).toBe(200);
      expect((await setPassword(former)).status).toBe(400);
      expect((await setPassword(await codeIn('kilo@staff.example'))).status).toBe(200);
      expect((await administrator.post(`/users/staff/${id}/invitation`, {})).status).toBe(400);
    });
  });

  describe('the staff accounts', () => {
    const listed = async (by: SignedIn, query: string) =>
      (await by.get(`/users/users?${query}`)).body.data.map(({ email }) => email);

    it('are searched, filtered and sorted, without clients [STAFF-01]', async () => {
      const [administrator] = (await administrators(1)) as [SignedIn];
      await server.account('Client', { email: 'search@client.example', last_name: 'Searchable' });
      const facts = (email: string, last_name: string, airport_ids: number[] = []) => ({
        email,
        first_name: 'Searchable',
        last_name,
        airport_ids,
      });
      await server.account('Protocol Officer', facts('b@staff.example', 'Bravo', [14]));
      await server.account('Protocol Officer', facts('a@staff.example', 'Alfa'));
      await server.account('Finance Officer', {
        ...facts('c@staff.example', 'Charlie'),
        status: 'Deactivated',
      });
      expect(await listed(administrator, 'search=searchable&sort=name')).toEqual([
        'a@staff.example',
        'b@staff.example',
        'c@staff.example',
      ]);
      expect(await listed(administrator, 'search=SEARCHABLE BRAVO')).toEqual(['b@staff.example']);
      expect(await listed(administrator, 'search=searchable&airportId=13')).toEqual(['a@staff.example']);
      expect(await listed(administrator, 'search=searchable&status=Deactivated')).toEqual([
        'c@staff.example',
      ]);
      const { bytes } = await administrator.get('/users/staff/export?search=searchable&sort=-email');
      const lines = Buffer.from(bytes).toString().trim().split('\r\n');
      expect(lines.map((line) => line.split(',')[1])).toEqual([
        'Email',
        'c@staff.example',
        'b@staff.example',
        'a@staff.example',
      ]);
      expect(lines[2]).toContain('KAN');
    });
  });
});
