import type { Locator, Page } from 'playwright/test';
import {
  createBookings,
  deskDay,
  exportClients,
  listClients,
  listOwnBookings,
  listServices,
  pageMeta,
  userById,
} from 'shared-api/contract';
import { aBooking, aClient, aService, refuses, replies } from 'shared-api/testing';
import { keepDraft } from '../support/bookingDraft.ts';
import { expect, test } from '../support/fakedTest.ts';
import { field } from '../support/field.ts';
import { walkTo } from '../support/walkTo.ts';
import { watchNetwork } from '../support/watchNetwork.ts';

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

const nowhere = { x: 0, y: 0, width: 0, height: 0 };
/** Tests must poll the box, because opening elements change their size and late content moves other elements. */
const boxOf = (target: Locator) => async () => (await target.boundingBox()) ?? nowhere;
const bottomOf = ({ y, height }: typeof nowhere) => y + height;
const rightOf = ({ x, width }: typeof nowhere) => x + width;

const serviceId = 11;
const clients = Array.from({ length: 10 }, (_, index) =>
  aClient({ id: 100 + index, lastName: `Client${index}`, email: `client${index}@example.test` }),
);

test('the landing page changes its layout at 600 px and never scrolls sideways [LAND-18]', async ({
  page,
}) => {
  await page.goto('/');
  const list = page.getByRole('region', { name: 'Services' }).getByRole('list');
  const columns = () => list.evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(' ').length);
  for (const [width, wanted] of [
    [599, 1],
    [600, 1],
    [601, 2],
  ] as const) {
    await resize(page, width);
    await expect.poll(columns, `${width} px`).toBe(wanted);
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [320, 360, 599, 600, 601, 899, 900, 1280]) {
    await resize(page, width);
    await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  const look = () =>
    page.evaluate(() =>
      ['h1', 'h2', 'h3', 'main p', 'main p a:nth-child(3)'].map((part) => {
        const element = document.querySelector(part);
        const style = element && getComputedStyle(element);
        return [
          part,
          style?.color,
          style?.fontSize,
          style?.fontWeight,
          style?.marginTop,
          style?.textDecorationLine,
        ];
      }),
    );
  const asServed = await look();
  // Only people who have just registered see this page; others are redirected to the landing page.
  await page.goto('/registration-success');
  await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
  await expect.poll(look).toEqual(asServed);
});

test('the services stand in three columns at 1400 px; 970 px decides between sidebar and menu button, and between wallet sidebar and bottom panel; in a low window, such as a magnified one, the bars leave the page its whole height [SERVICES-01, SHELL-11, WALLET-08]', async ({
  page,
  portal,
}) => {
  await resize(page, 1400);
  await portal.signIn(page, 'Client');
  const services = [1, 2, 3, 4].map((id) => aService({ id, name: `Service ${id}` }));
  portal.answer(replies(listServices, services));
  await page.goto('/app/services');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  const columns = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  await expect.poll(columns).toBe(3);

  await resize(page, 970);
  const wallet = page.getByRole('complementary', { name: 'Wallet' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(wallet.getByRole('heading', { name: 'Last Transactions' })).toBeVisible();

  await resize(page, 969);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(wallet.getByText('Wallet Balance')).toBeVisible();
  await expect(wallet.getByRole('heading', { name: 'Last Transactions' })).toHaveCount(0);
  await expect.poll(async () => bottomOf(await boxOf(wallet)())).toBe(800);

  await resize(page, 320);
  const fund = wallet.getByRole('button', { name: 'Fund', exact: true });
  await expect(fund, 'the button ends within 320 px').toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 640, height: 400 });
  await expect(wallet).not.toBeInViewport();
  await fund.scrollIntoViewIfNeeded();
  await expect(wallet).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

const ahead = { date_Of_Arrival: '2099-12-01T05:15:00.000Z' };
const contact = { name: 'Sample Client', phoneNumber: '+2348031234567', email: 'client@example.test' };
const unassigned = clients.map(({ id }) => ({ ...aBooking({ id, ...ahead }), contact }));

interface Bar {
  path: string;
  of: (page: Page) => Locator;
  /** The page is scrolled to this end, away from the bar, which must stay in sight. */
  scrollTo: 'start' | 'end';
  before?: (page: Page) => Promise<void>;
}

const bars: Readonly<Record<string, Bar>> = {
  'the day at the desk': {
    path: '/app/desk/bookings',
    of: (page) => page.getByRole('region', { name: 'Airport and day' }).getByRole('navigation'),
    scrollTo: 'end',
    // The bar appears before the bookings, without which the page is too short to scroll.
    before: (page) => expect(page.getByRole('region', { name: /^Flight / }).first()).toBeVisible(),
  },
  'the roster': {
    path: '/app/desk/roster?airport=13',
    of: (page) => page.getByRole('button', { name: /^Assign/ }),
    scrollTo: 'start',
  },
  'the review': {
    path: '/app/client/100?tab=review',
    of: (page) => page.getByRole('region', { name: 'Decision' }),
    scrollTo: 'start',
  },
  'the chosen rows': {
    path: '/app/clients',
    of: (page) => page.getByRole('button', { name: 'Change status' }),
    scrollTo: 'start',
    before: (page) => page.getByRole('checkbox', { name: 'Select all rows' }).check(),
  },
};

test('the bars of staff stay in sight, but move with the page in a low window, where the menu fills the height; a menu longer than the window scrolls by itself', async ({
  page,
  portal,
}) => {
  await portal.signIn(page, 'Administrator');
  portal.answer(replies(listClients, clients, pageMeta(1, 10, 10)), replies(deskDay, unassigned));
  await page.setViewportSize({ width: 1280, height: 520 });
  await page.goto('/app/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const logout = menu.getByRole('button', { name: 'Logout' });
  await expect(logout).not.toBeInViewport();
  await logout.focus();
  await expect(logout).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);

  for (const [name, { path, of, scrollTo, before }] of Object.entries(bars))
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 520 });
      await walkTo(page, path);
      await before?.(page);
      const bar = of(page);
      await expect(bar).toBeVisible();
      const scroll = () =>
        page.evaluate((end) => window.scrollTo(0, end ? document.body.scrollHeight : 0), scrollTo === 'end');
      await scroll();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1280, height: 400 });
      await scroll();
      await expect(bar).not.toBeInViewport();
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          return (await boxOf(menu.locator('..'))()).y;
        })
        .toBeLessThanOrEqual(0);
    });
});

test('a link has its own colour, and an outline where the focus is; forced colours tell the open page and the main action apart', async ({
  page,
  portal,
}) => {
  await portal.signIn(page, 'Client');
  await page.goto('/app/dashboard');
  const link = page.getByRole('main').getByRole('link', { name: 'All Services' });
  await expect(link).toHaveCSS('color', 'rgb(11, 92, 173)');
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-style', 'solid');

  await page.emulateMedia({ forcedColors: 'active' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Profile' }).click();
  const groundOf = (target: Locator) => () =>
    target.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  const other = await groundOf(menu.getByRole('link', { name: 'Dashboard' }))();
  await expect.poll(groundOf(menu.getByRole('link', { name: 'Profile' }))).not.toBe(other);
  await expect.poll(groundOf(page.getByRole('button', { name: 'Edit Profile' }))).not.toBe(other);
});

test('the registration terms are at most 1000 px or 90 % wide, and on a phone begin at their top, with Close in sight [REG-12]', async ({
  page,
}) => {
  await resize(page, 1400);
  await page.goto('/register-individual');
  const name = 'Registration Terms and Conditions';
  const dialog = page.getByRole('dialog', { name });
  await page.getByRole('button', { name }).click();
  const width = async () => (await boxOf(dialog)()).width;
  await expect.poll(width).toBeGreaterThan(900);
  await expect.poll(width).toBeLessThanOrEqual(1000);
  await resize(page, 800);
  await expect.poll(width).toBeLessThanOrEqual(720);
  await expect.poll(width).toBeGreaterThan(600);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name }).click();
  await expect.poll(async () => (await boxOf(dialog)()).height).toBeGreaterThan(640);
  await expect.poll(async () => (await boxOf(dialog)()).y).toBeGreaterThanOrEqual(0);
  await expect(dialog.getByRole('heading', { name })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport();
});

test('a failure covers nothing on the review that is pressed, on a phone and beside it, and the success of the next try takes it away [ERR-14]', async ({
  page,
  portal,
}) => {
  await portal.signIn(page, 'Client');
  portal.answer(refuses(createBookings, 400));
  await page.goto('/favicon.svg');
  await keepDraft(page, { serviceId, passengers: 2, accepted: true });
  await page.goto(`/app/service/${serviceId}/create-booking?step=review`);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  const failure = page.getByRole('article').filter({ hasText: 'Error:' });
  await expect(failure).toBeVisible();
  // The phone comes last, because Confirm is pressed again at its width.
  for (const width of [1280, 360]) {
    await resize(page, width);
    await expect(failure).toBeVisible();
    // A trial click fails if something covers the button.
    for (const name of ['Confirm', 'Edit Details'])
      await page.getByRole('button', { name, exact: true }).click({ trial: true, timeout: 10_000 });
    const total = boxOf(page.getByText(width < 970 ? /^Total ₦/ : 'Total price'));
    await expect
      .poll(async () => {
        const [card, { x, y }] = [await boxOf(failure)(), await total()];
        return bottomOf(card) <= y || rightOf(card) <= x;
      }, `the total is not covered at ${width} px`)
      .toBe(true);
  }
  portal.answer(replies(createBookings, [aBooking()]));
  await confirm.click();
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

const controls = 'a, button, input, select, textarea, [role=tab]';

const coveredControls = (page: Page) =>
  page.evaluate((pressed) => {
    const region = document.querySelector('section[aria-label="Notifications"]');
    // The menu is left out, because a part of its scrolling list is out of view.
    return [...document.querySelectorAll<HTMLElement>(`:is(main, header) :is(${pressed})`)]
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return width > 0 && !region?.contains(one) && region?.contains(top);
      })
      .map((one) => one.textContent || one.getAttribute('aria-label'));
  }, controls);

test('notifications have a room of their own, over nothing that is pressed in a list, at any width', async ({
  page,
  portal,
}) => {
  await portal.signIn(page, 'Administrator');
  portal.answer(replies(listClients, clients, pageMeta(1, 10, 10)), refuses(exportClients, 500));
  await page.goto('/app/clients');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('button', { name: 'More for Clients' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const failure = page.getByRole('article').filter({ hasText: 'Error:' });
  await expect(failure).toBeVisible();
  await expect.poll(() => coveredControls(page)).toEqual([]);
  // Selecting a row brings up a sticky bar, whose button must not be covered either.
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  for (const width of [1280, 820, 360]) {
    await resize(page, width);
    await expect(failure).toBeVisible();
    // A trial click fails if something covers the button or the row.
    await page.getByRole('button', { name: 'Change status' }).click({ trial: true, timeout: 10_000 });
    await page.getByRole('row').last().click({ trial: true, timeout: 10_000 });
  }
});

const places = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      // Elements without a box take no space.
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.className}: ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );

test('what the first press fetches moves nothing on the page', async ({ page, portal }) => {
  const quiet = watchNetwork(page);
  const stays = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    let before: string[] = [];
    // A page may change after its last reply, so two equal looks count as the end.
    await expect(async () => {
      before = await places(page);
      await quiet(200);
      expect(await places(page)).toEqual(before);
    }).toPass({ timeout: 30_000 });
    await page.keyboard.press('Shift');
    await quiet(200);
    await expect.poll(() => places(page), path).toEqual(before);
  };
  await stays('/register-corporate-organization');
  await stays('/register-individual');
  await portal.signIn(page, 'Client');
  await stays(`/app/service/${serviceId}/create-booking`);
  await stays('/app/profile');
});

test('on a phone an opened list scrolls itself, not the page, a calendar is shown whole, and a fact has its date on one line', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn(page, 'Client');
  portal.answer(replies(userById, aClient({ dateCreated: '2026-11-27T09:00:00.000Z' })));
  await page.goto('/favicon.svg');
  await keepDraft(page, { serviceId, passengers: 2 });
  await page.goto(`/app/service/${serviceId}/create-booking`);
  const airline = field(page, 'Airline');
  await airline.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await airline.click();
  await expect(page.getByRole('option', { name: 'Air Peace' })).toBeVisible();
  expect(await scrolled()).toBe(before);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose travel date from a calendar' }).click();
  await expect(page.getByRole('dialog', { name: 'Travel date: calendar' })).toBeInViewport({ ratio: 1 });

  await walkTo(page, '/app/profile');
  const date = page.getByRole('definition').getByText('27th November, 2026');
  const isOneLine = async () => {
    const { height } = await boxOf(date)();
    return height > 0 && height < 30;
  };
  await expect.poll(isOneLine).toBe(true);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('buttons, tabs and links beside a heading are 44 px wide and high', async ({ page, portal }) => {
    await portal.signIn(page, 'Client');
    portal.answer(replies(listOwnBookings, [aBooking()], pageMeta(1, 10, 1)));
    const lower = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('button, nav a, .ant-card-extra a')]
          .map((target) => ({ name: target.innerText, box: target.getBoundingClientRect() }))
          .filter(({ box: { width, height } }) => width > 0 && Math.min(width, height) < 44)
          .map(({ name }) => name),
      );
    await page.goto('/app/dashboard');
    await expect(page.getByRole('link', { name: 'All bookings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View all' })).toBeVisible();
    expect(await lower()).toEqual([]);
    await walkTo(page, '/app/client-services');
    await expect(page.getByRole('link', { name: /Cancelled/ })).toBeVisible();
    expect(await lower()).toEqual([]);
  });
});
