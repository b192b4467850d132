import type { Browser, BrowserContext } from 'playwright/test';
import { listServices, signIn } from 'shared-api/contract';
import type { MeteredLine } from './MeteredLine.ts';
import type { Portal } from './Portal.ts';

type Viewer = 'visitor' | 'Client' | 'Administrator';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly as: Viewer;
}

export const measuredPages = async (portal: Portal): Promise<readonly MeasuredPage[]> => {
  const [service] = await portal.call(listServices, { token: await portal.tokenOf('Client', 'Individual') });
  return [
    { name: 'landing', path: '/', as: 'visitor' },
    { name: 'login', path: '/login', as: 'visitor' },
    { name: 'dashboard', path: '/app/dashboard', as: 'Client' },
    { name: 'booking form', path: `/app/service/${service?.id}/create-booking`, as: 'Client' },
    { name: 'transactions', path: '/app/transaction-services', as: 'Client' },
    { name: 'clients', path: '/app/clients', as: 'Administrator' },
  ];
};

export const becomeViewer = async (
  context: BrowserContext,
  portal: Portal,
  viewer: Viewer,
): Promise<void> => {
  if (viewer === 'visitor') return;
  const { email, password } = portal.account(viewer, viewer === 'Client' ? 'Individual' : undefined);
  const { token, ...user } = await portal.call(signIn, { body: { Email: email, Password: password } });
  await context.addInitScript(
    (session) => {
      for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
    },
    { token, user: JSON.stringify(user) },
  );
};

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** The service worker is blocked, because Playwright does not see its requests. */
export const freshBrowser = async (
  browser: Browser,
  portal: Portal,
  viewer: Viewer,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...phone, baseURL: portal.url, serviceWorkers: 'block' });
  await becomeViewer(context, portal, viewer);
  return context;
};

export const freshBrowserWithWorker = async (
  browser: Browser,
  portal: Portal,
  line: Pick<MeteredLine, 'url'>,
  viewer: Viewer,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...phone, baseURL: line.url, serviceWorkers: 'allow' });
  await becomeViewer(context, portal, viewer);
  return context;
};
