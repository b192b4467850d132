import * as api from '../../contract/index.ts';
import { fails, fakeApi, refuses, replies } from '../../testing/fakeApi.ts';
import { aBooking, aClient } from '../../testing/samples.ts';
import { lastRequestAt } from '../session/clocks.ts';
import { session } from '../session/session.ts';
import { ApiProblem } from './apiProblem.ts';
import { call } from './request.ts';

const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('the call succeeded');
    },
    (problem: ApiProblem) => problem,
  );

afterEach(() => session.signOut());

describe('a call', () => {
  it('carries the bearer token once somebody is signed in, and none before [API-01]', async () => {
    const server = fakeApi([replies(api.listAirports, [])]);
    await call(api.listAirports, {});
    session.signIn('secret-token', aClient());
    await call(api.listAirports, {});
    expect(server.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      'Bearer secret-token',
    ]);
  });

  it('sends JSON, and multipart where the contract says so [API-02] [REG-16]', async () => {
    const server = fakeApi([
      replies(api.forgotPassword, {}),
      replies(api.registerGovernment, { id: 1, status: 'New' }),
    ]);
    await call(api.forgotPassword, { body: { Email: 'a@example.test' } });
    await call(api.registerGovernment, { body: { Email: 'a@example.test', State: undefined } as never });
    const [json, form] = server.requests;
    expect(json?.headers.get('Content-Type')).toBe('application/json');
    expect(form?.body instanceof FormData && [...form.body.keys()]).toEqual(['Email']);
  });

  it('that writes leaves a reply that was begun early for the read of the same address', async () => {
    const server = fakeApi([replies(api.forgotPassword, {})]);
    const early = new Response('early');
    const byUrl = new Map([[`/api${api.forgotPassword.path}`, Promise.resolve(early)]]);
    window.earlyReplies = { token: null as never, begunAt: Date.now(), byUrl };
    await call(api.forgotPassword, { body: { Email: 'a@example.test' } });
    delete window.earlyReplies;
    expect([server.requests.length, byUrl.size]).toEqual([1, 1]);
  });

  it('drops empty query values [API-03]', async () => {
    const server = fakeApi([replies(api.listOwnBookings, [])]);
    await call(api.listOwnBookings, { query: { pageNumber: undefined } });
    expect(server.requests[0]?.url.search).toBe('');
  });

  it.each([201, 204, 302])('fails on status %i: only 200 is a success [API-04]', async (status) => {
    fakeApi([{ endpoint: api.listAirports, answer: () => new Response(null, { status }) }]);
    expect((await problemOf(call(api.listAirports, {}))).status).toBe(status);
  });

  it("speaks of a refusal in the reply's own words, field by field", async () => {
    fakeApi([
      refuses(api.forgotPassword, 400, { errors: { Email: ['Invalid email format'] }, message: 'Refused' }),
    ]);
    const problem = await problemOf(call(api.forgotPassword, { body: { Email: 'x' } }));
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem.fieldErrors).toEqual({ Email: 'Invalid email format' });
    expect(problem.message).toBe('Invalid email format');
  });

  it('turns a network failure into status 500 with the message [ERR-02]', async () => {
    fakeApi([fails(api.listAirports)]);
    const problem = await problemOf(call(api.listAirports, {}));
    expect([problem.status, problem.message, problem.code]).toEqual([500, 'Failed to fetch', 'network']);
  });

  it('ends the session on a 401 and clears local storage [AUTH-17]', async () => {
    session.signIn('old-token', aClient());
    localStorage.setItem('anything', 'else');
    fakeApi([refuses(api.listServices, 401)]);
    await problemOf(call(api.listServices, {}));
    expect(session.get()).toMatchObject({ token: null, user: null, end: 'expired' });
    expect(localStorage).toHaveLength(0);
  });
});

describe('the key of a write', () => {
  const mark = (BookingStatus: string) =>
    call(api.updateBookingStatus, { body: { Id: 21, BookingStatus } }).catch(() => undefined);
  const keysOf = (server: ReturnType<typeof fakeApi>) =>
    server.requests.map(({ headers }) => headers.get('Idempotency-Key'));

  it('is the same for a press that comes before the answer, another one for the next intent [STATUS-10]', async () => {
    const server = fakeApi([replies(api.updateBookingStatus, aBooking())]);
    await Promise.all([mark('No_Show'), mark('No_Show')]);
    await mark('No_Show');
    const [first, second, third] = keysOf(server);
    expect(first).toMatch(/./);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('stays the same after a lost reply and after a fault, and is new once the server refused', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('cut off', { status: 200 }),
      () => new Response('{}', { status: 500 }),
      () => new Response('{}', { status: 400 }),
      () => new Response('{}', { status: 400 }),
    ];
    const server = fakeApi([
      {
        endpoint: api.updateBookingStatus,
        answer: () => answers[server.requests.length - 1]?.() as Response,
      },
    ]);
    for (const _ of answers) await mark('No_Show');
    const [lost, cut, fault, refused, next] = keysOf(server);
    expect([cut, fault, refused]).toEqual([lost, lost, lost]);
    expect(next).not.toBe(lost);
  });

  it('is new once another write was answered, so that what was undone can be done again', async () => {
    const mails = (mailed: boolean) => call(api.mailStatements, { body: { mailed } }).catch(() => undefined);
    const server = fakeApi([
      {
        endpoint: api.mailStatements,
        answer: () =>
          server.requests.length === 1
            ? Promise.reject(new TypeError('Failed to fetch'))
            : new Response('{}', { status: 200 }),
      },
    ]);
    await mails(true);
    await mails(false);
    await mails(true);
    const [lost, , again] = keysOf(server);
    expect(again).not.toBe(lost);
  });

  it('stays the same for a call under way while another one is answered', async () => {
    let lose: (problem: Error) => void = () => {};
    const server = fakeApi([
      {
        endpoint: api.updateBookingStatus,
        answer: () =>
          server.requests.length === 1
            ? new Promise<Response>((_, reject) => {
                lose = reject;
              })
            : new Response('{}', { status: 200 }),
      },
    ]);
    const first = mark('No_Show');
    await mark('Service_Rendered');
    lose(new TypeError('Failed to fetch'));
    await first;
    await mark('No_Show');
    const [lost, , again] = keysOf(server);
    expect(again).toBe(lost);
  });

  it('differs for different requests', async () => {
    const server = fakeApi([replies(api.updateBookingStatus, aBooking())]);
    await Promise.all([mark('No_Show'), mark('Service_Rendered')]);
    expect(new Set(keysOf(server)).size).toBe(2);
  });
});

it('a late 401 of a former session leaves the present one as it is [AUTH-17]', async () => {
  session.signIn('former', aClient());
  let refuse: (late: Response) => void = () => {};
  const refusal = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  fakeApi([{ endpoint: api.listServices, answer: () => refusal }]);
  const asked = problemOf(call(api.listServices, {}));
  session.signOut();
  session.signIn('present', aClient());
  refuse(new Response(null, { status: 401 }));
  expect((await asked).status).toBe(401);
  expect(session.get()).toMatchObject({ token: 'present', end: 'never' });
  expect(localStorage.getItem('token')).toBe('present');
});

describe('what a page asks', () => {
  const ask = async () => {
    const server = fakeApi([replies(api.listAirports, [])]);
    await call(api.listAirports, {});
    return server.requests[0]?.headers.get('X-Unattended');
  };
  const later = (ms: number) => {
    const then = Date.now() + ms;
    jest.spyOn(Date, 'now').mockReturnValue(then);
  };

  afterEach(() => jest.restoreAllMocks());

  it('by itself says so and does not keep the session awake [AUTH-18]', async () => {
    session.signIn('t', aClient());
    later(61_000);
    expect(await ask()).toBe('1');
    expect(lastRequestAt()).toBe(0);
  });

  it.each(['pointerdown', 'keydown', 'click', 'input', 'popstate'])(
    'after a %s keeps it awake [AUTH-18]',
    async (touch) => {
      session.signIn('t', aClient());
      later(61_000);
      document.body.dispatchEvent(new Event(touch, { bubbles: true }));
      expect(await ask()).toBeNull();
      expect(lastRequestAt()).toBe(Date.now());
    },
  );
});

describe('the session', () => {
  it('keeps the token and the user in local storage [AUTH-09]', () => {
    session.signIn('secret-token', aClient({ lastName: 'Stored' }));
    expect(localStorage.getItem('token')).toBe('secret-token');
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ lastName: 'Stored' });
  });

  it('leaves nothing in local storage after Logout [AUTH-16]', () => {
    session.signIn('secret-token', aClient());
    session.signOut();
    expect(localStorage).toHaveLength(0);
    expect(session.get().end).toBe('logout');
  });
});
