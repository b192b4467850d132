import { contract, type Endpoint } from 'shared-api/contract';
import { roleCan } from 'shared-api/rules';
import type { AnySchema } from 'yup';
import type { Client } from '../testing/client.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

const server = forAllTests(startTestServer);
let callers: Record<'Administrator' | 'Client', Client>;
let before: unknown;
beforeAll(async () => {
  callers = { Administrator: await server.as('Administrator'), Client: await server.as('Client') };
  await server.account('Client', { last_name: 'Sierra' });
  before = await everything();
});

const bad: Record<string, string> = {
  SQL: `'; drop table users; --`,
  'a union': `' union select password_hash from users --`,
  HTML: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'LIKE wildcards': '%_%\\',
  'a text query': `a' & !b | (c <-> d):* `,
  'a NUL': 'a\u0000b',
  'half a character': 'a%ED%A0%80',
  'a right-to-left override': '\u202eevil\u202c',
  'a very large number': '9'.repeat(40),
  'a negative number': '-1',
  'not a number': 'NaN',
  'five kilobytes': 'x'.repeat(5_000),
};

/** All bad values are sent at once, because the reply to one must not depend on the others. */
const withEach = (check: (what: string, text: string) => Promise<void>) =>
  Promise.all(Object.entries(bad).map(([what, text]) => check(what, text)));

const namesOf = (schema: AnySchema | undefined): string[] =>
  Object.keys((schema as unknown as { fields?: Record<string, unknown> } | undefined)?.fields ?? {});

const lists = Object.entries(contract).filter(
  ([, { method, query, params, replyKind }]) =>
    method === 'GET' && replyKind !== 'events' && (query || params),
);
const callerOf = ({ access }: Endpoint): Client =>
  typeof access === 'object' && !access.some((permission) => roleCan('Administrator', permission))
    ? callers.Client
    : callers.Administrator;
const filters = lists.flatMap(([name, endpoint]) =>
  namesOf(endpoint.query).map((filter) => [name, filter, endpoint] as const),
);

/** A bad filter must change none of these counts. */
async function everything(): Promise<unknown> {
  const { rows } = await server.db.query(
    `select (select count(*) from users) as users, (select count(*) from audit where action <> 'list.taken') as audit,
            (select count(*) from bookings) as bookings, (select count(*) from payments) as payments,
            (select count(*) from setting_changes) as settings`,
  );
  return rows;
}

it('there are filters to try', () => {
  expect(filters.length).toBeGreaterThan(60);
});

it.each(filters)(
  '%s takes anything as %s: refused or nothing found, and nothing changes',
  async (_name, filter, endpoint) => {
    await withEach(async (what, text) => {
      const value = text.includes('%ED') ? text : encodeURIComponent(text);
      const path = endpoint.path.replace(/:\w+/g, '1');
      const { status, bytes } = await callerOf(endpoint).get(`${path}?${filter}=${value}`);
      const sent = Buffer.from(bytes).toString();
      const leaks = /argon2|syntax error|node_modules/.test(sent);
      expect({ what, fault: ![200, 400, 404].includes(status) && status, leaks }).toEqual({
        what,
        fault: false,
        leaks: false,
      });
    });
    expect(await everything()).toEqual(before);
  },
  30_000,
);

it.each(lists.filter(([, { params }]) => params))(
  '%s takes anything as its parameters',
  async (_name, endpoint) => {
    await withEach(async (what, text) => {
      if (text.includes('%ED')) return;
      const path = endpoint.path.replace(/:\w+/g, encodeURIComponent(text.slice(0, 250)));
      const { status } = await callerOf(endpoint).get(path);
      expect({ what, fault: status >= 500 }).toEqual({ what, fault: false });
    });
  },
  30_000,
);

it('a megabyte in a filter is refused before it is read', async () => {
  const megabyte = 'x'.repeat(1024 * 1024);
  for (const path of ['/users/clients', '/audit', '/booking-services', '/feedbacks']) {
    const answer = await callers.Administrator.get(`${path}?search=${megabyte}`).then(
      ({ status }) => status,
      () => 'closed',
    );
    expect([400, 413, 414, 431, 'closed']).toContain(answer);
  }
  expect((await callers.Administrator.get('/users/clients')).status).toBe(200);
});

it.each(['clients', 'audit', 'feedbacks', 'users/users', 'booking-services'])(
  'a search of %s for wildcards, SQL or HTML finds nothing',
  async (list) => {
    const path = list === 'clients' ? '/users/clients' : `/${list}`;
    for (const what of ['SQL', 'a union', 'HTML', 'LIKE wildcards']) {
      const { status, body } = await callers.Administrator.get(
        `${path}?search=${encodeURIComponent(bad[what] ?? '')}`,
      );
      expect({ what, status, found: body.data }).toEqual({ what, status: 200, found: [] });
    }
  },
);
