import type { MutationMeta, QueryKey } from '@tanstack/react-query';
import { contract, dashboardStats } from 'shared-api/contract';
import { mutationOf, queryOf } from 'shared-api/http';
import * as client from 'shared-api/testing/clients';
import { createPortalQueryClient, notify, useNotifications } from 'shared-ui';

interface Options {
  readonly queryKey?: QueryKey;
  readonly meta?: MutationMeta;
}
type Factory = Options | ((...inputs: readonly unknown[]) => Options);

const aDownload = { endpoint: dashboardStats, input: {}, fileName: 'Figures.csv' };
/** Some calls read these inputs before they send their request. */
const anything = {
  ...aDownload,
  what: aDownload,
  onRows: () => undefined,
  ids: [],
  rows: [],
  bookings: [],
  amountKobo: 1,
  expectedTotalKobo: 1,
  category: 'Staff',
};

/** `scanMutation` takes a text instead of fields, and `verifyQuery` treats a 404 as an answer. */
const others = ['scanMutation', 'verifyQuery'];
const isCall = ([name]: [string, unknown]) =>
  (/(Query|Mutation)$/.test(name) || ['downloadDocument', 'exportRows'].includes(name)) &&
  !others.includes(name);
const made = Object.entries(contract).flatMap(([name, endpoint]): [string, Factory][] =>
  endpoint.meta ? [[name, endpoint.key ? queryOf(endpoint, {}) : mutationOf(endpoint)]] : [],
);
const calls = [...(Object.entries(client).filter(isCall) as [string, Factory][]), ...made];

/** The call is made once, as a page would through its hook. */
async function make(factory: Factory): Promise<void> {
  const queryClient = createPortalQueryClient();
  const options = typeof factory === 'function' ? factory(anything, anything, 'Failed') : factory;
  if (options.queryKey) {
    const { queryKey } = options;
    await queryClient.fetchQuery({ ...options, queryKey, retry: false }).catch(() => undefined);
  } else
    await queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute(anything)
      .catch(() => undefined);
  queryClient.clear();
}

const told = () => useNotifications.getState().notifications.filter(({ kind }) => kind === 'Error');

beforeEach(() => {
  localStorage.clear();
  notify.clear();
});

it('there are calls to look at', () => {
  expect(calls.length).toBeGreaterThan(80);
});

describe.each(calls)('%s', (_, factory) => {
  it.each([400, 403, 404, 409, 500])('tells a reply with status %i, once [ERR-01]', async (status) => {
    const text = 'What the server says';
    globalThis.fetch = jest.fn(async () => new Response(JSON.stringify({ errors: [text] }), { status }));
    await make(factory);
    expect(fetch).toHaveBeenCalled();
    expect(told()).toHaveLength(1);
    expect([told()[0]?.message, told()[0]?.detail]).toContain(text);
  });

  it('leaves a 401 to the end of the session [AUTH-17]', async () => {
    globalThis.fetch = jest.fn(async () => new Response('{}', { status: 401 }));
    await make(factory);
    expect(told()).toEqual([]);
  });
});
