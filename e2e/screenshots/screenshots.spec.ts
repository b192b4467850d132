import path from 'node:path';
import { listServices } from 'shared-api/contract';
import { signInOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { watchNetwork } from '../support/watchNetwork.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The documents show these pictures. All other pictures are only looked at, so they are not kept in docs. */
const documented = ['landing', 'dashboard', 'bookings', 'create-booking', 'staff-clients', 'staff-desk'];
const folderOf = (name: string): string =>
  path.join(root, documented.includes(name) ? 'docs/screenshots' : '.cache/screenshots');
const widths = [1280, 360] as const;

const open = {
  landing: '/',
  login: '/login',
  register: '/register',
  'register-individual': '/register-individual',
};

const ofTheClient = (serviceId: number) => ({
  dashboard: '/app/dashboard',
  services: '/app/services',
  'create-booking': `/app/service/${serviceId}/create-booking`,
  bookings: '/app/client-services',
  transactions: '/app/transaction-services',
  profile: '/app/profile',
});

const ofTheAdministrator = {
  'staff-dashboard': '/app/dashboard',
  'staff-clients': '/app/clients',
  'staff-bookings': '/app/client-services',
  'staff-transactions': '/app/transaction-services',
  'staff-desk': '/app/desk/bookings',
  'staff-payments': '/app/desk/payments',
  'staff-feedback': '/app/feedback',
  'staff-audit': '/app/audit',
  'staff-settings': '/app/settings',
};

for (const width of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 800 } });
    test.setTimeout(180_000);

    test('the main pages are photographed', async ({ browser, portal, viewport }) => {
      const [service] = await portal.call(listServices, {
        token: await portal.tokenOf('Client', 'Individual'),
      });
      const tours = [
        { pages: open, account: undefined },
        { pages: ofTheClient(service?.id ?? 1), account: portal.account('Client', 'Individual') },
        { pages: ofTheAdministrator, account: portal.account('Administrator') },
      ];
      for (const { pages, account } of tours) {
        const context = await browser.newContext({ baseURL: portal.url, viewport, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const quiet = watchNetwork(page);
        if (account) await signInOn(page, account);
        for (const [name, address] of Object.entries(pages)) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await quiet();
          await page.screenshot({ path: path.join(folderOf(name), `${name}-${width}.png`) });
        }
        await context.close();
      }
    });
  });
}
