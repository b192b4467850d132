import type { Browser, BrowserContext } from 'playwright/test';
import { listServices, signIn } from 'shared-api/contract';
import { budgets } from 'tooling/programs';
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
  const viewers = { client: 'Client', staff: 'Administrator' } as const;
  return Object.entries(budgets.firstVisit).map(([name, { page }]) => ({
    name,
    path: `/${page?.route.replace(':service_id', String(service?.id)) ?? ''}`,
    as: page?.audience ? viewers[page.audience] : 'visitor',
  }));
};

const becomeViewer = async (context: BrowserContext, portal: Portal, viewer: Viewer): Promise<void> => {
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
