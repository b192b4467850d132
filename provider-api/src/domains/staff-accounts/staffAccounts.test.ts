import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await server.as('Administrator');
}, 60_000);

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
