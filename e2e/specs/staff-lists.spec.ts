import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  listBookings,
  listClients,
  listTransactionsOfType,
  pageMeta,
  registerIndividual,
} from 'shared-api/contract';
import { aBooking, aClient, aTransaction, replies } from 'shared-api/testing';
import { test as fakedTest } from '../support/fakedTest.ts';
import { registration } from '../support/newClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

const applicants = ['Quebec', 'Romeo', 'Sierra'] as const;

/** The family name contains the time, so a search for the name finds only these applicants. */
async function register(portal: Portal): Promise<string> {
  const namePrefix = `Tango${Date.now().toString(36)}`;
  for (const FirstName of applicants) {
    const email = `${FirstName}.${namePrefix}@example.test`.toLowerCase();
    await portal.call(registerIndividual, {
      body: { ...registration(email), FirstName, LastName: namePrefix },
    });
  }
  return namePrefix;
}

const names = (page: Page) => page.getByRole('rowheader').allTextContents();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('an officer filters, sorts, shares and exports the clients, and changes many of them at once [STAFF-02, STAFF-03, STAFF-13, STATUS-14]', async ({
  page,
  portal,
  browser,
}) => {
  const namePrefix = await register(portal);
  await signedIn(page, portal, portal.account('Registration Officer'));

  await page.goto('/app/clients');
  await page.getByLabel('Search clients').fill(namePrefix);
  await page.getByLabel('Search clients').press('Enter');
  await expect(page.getByText('Showing 1 to 3 of 3 entries')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Client', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(() => names(page))
    .toEqual([`Quebec ${namePrefix}`, `Romeo ${namePrefix}`, `Sierra ${namePrefix}`]);
  await page.getByRole('columnheader', { name: 'Client', exact: true }).click();
  await expect
    .poll(() => names(page))
    .toEqual([`Sierra ${namePrefix}`, `Romeo ${namePrefix}`, `Quebec ${namePrefix}`]);

  await expect(page).toHaveURL(new RegExp(`search=${namePrefix}&sort=-name`));
  const shared = page.url();
  const colleague = await browser.newContext({ baseURL: portal.url });
  const theirs = await colleague.newPage();
  await signedIn(theirs, portal, portal.account('Administrator'));
  await theirs.goto(shared);
  await expect
    .poll(() => names(theirs))
    .toEqual([`Sierra ${namePrefix}`, `Romeo ${namePrefix}`, `Quebec ${namePrefix}`]);

  await page.goBack();
  await expect
    .poll(() => names(page))
    .toEqual([`Quebec ${namePrefix}`, `Romeo ${namePrefix}`, `Sierra ${namePrefix}`]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for Clients' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(1 + applicants.length);
  expect(lines.slice(1).map((line) => applicants.find((name) => line.includes(name)))).toEqual([
    ...applicants,
  ]);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `Quebec ${namePrefix}` })).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: `Romeo ${namePrefix}` })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('2 clients chosen', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: `Select Sierra ${namePrefix}` }).check();

  // While the officer's dialog is open, a colleague approves one of the three clients.
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject or set inactive' }).click();
  await expect(dialog.getByText('3 will change', { exact: true })).toBeVisible();
  await theirs.getByRole('checkbox', { name: `Select Romeo ${namePrefix}` }).check();
  await theirs.getByRole('button', { name: 'Change status' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Approve or activate' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Change 1 client' }).click();
  await expect(theirs.getByRole('dialog').getByText('1 changed', { exact: true })).toBeVisible();

  await dialog.getByLabel(/^Reason/).fill('The papers cannot be read');
  await dialog.getByRole('button', { name: 'Change 3 clients' }).click();
  await expect(dialog.getByText('2 changed, 1 not changed')).toBeVisible();
  await expect(dialog.getByText('Changed to Active in the meantime')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, `Quebec ${namePrefix}`)).toContainText('Inactive');
  await expect(row(page, `Romeo ${namePrefix}`)).toContainText('Active');
  await expect(row(page, `Sierra ${namePrefix}`)).toContainText('Inactive');

  // The colleague's list updates on its own.
  await theirs.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(row(theirs, `Sierra ${namePrefix}`)).toContainText('Inactive');
  await colleague.close();

  const mail = await portal.mail(`quebec.${namePrefix}@example.test`.toLowerCase(), /not approved/);
  expect(mail.text).toContain('The papers cannot be read');

  await walkTo(page, '/app/dashboard');
  await page.getByRole('link', { name: /registrations? to review/ }).click();
  await expect(page).toHaveURL(/\/app\/clients\?status=Processing/);
});

const placeholderFits = (page: Page, label: RegExp) =>
  page.getByLabel(label).evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('No field');
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.font = getComputedStyle(field).font;
    return pen.measureText(field.placeholder).width <= field.clientWidth;
  });

/** Ten rows fit into 640 px if the tallest row has at most 64 px. */
const tallestRow = (page: Page) =>
  page
    .locator('main tbody tr[data-row-key]')
    .evaluateAll((rows) => Math.max(0, ...rows.map((row) => row.getBoundingClientRect().height)));

const tenOf = <Row>(rowOf: (id: number) => Row): Row[] =>
  Array.from({ length: 10 }, (_, at) => rowOf(100 + at));
const longName = 'Ministry of Foxtrot, Juliett and Whiskey Affairs, Department of November';
const longPerson = { firstName: 'Oluwafoxtrot', lastName: 'Uniform-Tangowhiskey' };
/** The names, routes and sums are as long as those of real clients. */
const longRows = [
  replies(
    listClients,
    tenOf((id) =>
      aClient({ id, business_Name: longName, email: `protocol.unit${id}@foxtrot-juliett.example.test` }),
    ),
    pageMeta(1, 10, 10),
  ),
  replies(
    listBookings,
    tenOf((id) =>
      aBooking({
        id,
        invoiceNumber: `2026-000${id}`,
        price: 12_345_678.9,
        service: { ...aBooking().service, name: 'International Departure with lounge' },
        applicationUser: { business_Name: longName, ...longPerson },
        bookingStatus: 'Flight_Canceled',
      }),
    ),
    pageMeta(1, 10, 10),
  ),
  replies(
    listTransactionsOfType,
    {
      transactions: tenOf((transactionId) =>
        aTransaction({
          transactionId,
          amount: 12_345_678.9,
          rrrNo: '240712345678',
          business_Name: longName,
          createdBy: `${longPerson.firstName} ${longPerson.lastName}`,
        }),
      ),
    },
    pageMeta(1, 10, 10),
  ),
];

fakedTest(
  'staff lists with long names are tables, at 1280 px with ten rows in 640 px, and at 820 px with fewer columns; they say whole what they search, and mark no column as sorted that is not',
  async ({ page, portal }) => {
    const resize = (width: number) => page.setViewportSize({ width, height: 800 });
    await resize(1280);
    await portal.signIn(page, 'Administrator');
    portal.answer(...longRows);
    await page.goto('/app/profile');
    const long = ['client-services', 'transaction-services', 'clients'];
    for (const path of ['audit', 'desk/payments', ...long]) {
      await walkTo(page, `/app/${path}`);
      const shown = page
        .getByRole('columnheader')
        .first()
        .or(page.getByText(/^There /));
      await expect(long.includes(path) ? page.getByRole('row').nth(10) : shown).toBeVisible();
      await expect.poll(() => placeholderFits(page, /^Search/), path).toBe(true);
      // The column Finding of the list of payments contains sentences, so its rows may be taller.
      if (path !== 'desk/payments') await expect.poll(() => tallestRow(page), path).toBeLessThanOrEqual(64);
      for (const width of long.includes(path) ? [820, 1280] : [1280]) {
        await resize(width);
        await expect(page.getByLabel('Sort by'), `${path} at ${width} px`).toBeHidden();
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    const arrowOpacity = (name: string) =>
      page
        .getByRole('columnheader', { name, exact: true })
        .locator('svg')
        .evaluate((icon) => Number(getComputedStyle(icon).opacity));
    await expect(page.getByRole('columnheader', { name: 'Client' })).toBeVisible();
    await page.mouse.move(0, 0);
    await expect.poll(() => arrowOpacity('Client')).toBe(0);
    await page.getByRole('columnheader', { name: 'Client', exact: true }).hover();
    await expect.poll(() => arrowOpacity('Client')).toBeGreaterThan(0);
    await page.getByRole('columnheader', { name: 'Client', exact: true }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => arrowOpacity('Client')).toBe(1);
    const middleOf = async (locator: ReturnType<Page['locator']>) => {
      const box = await locator.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const [box, header] = [
      page.getByRole('checkbox', { name: 'Select all rows' }),
      page.getByRole('columnheader', { name: 'Client', exact: true }).getByText('Client'),
    ];
    await expect
      .poll(async () => Math.abs((await middleOf(box)) - (await middleOf(header))))
      .toBeLessThanOrEqual(2);
  },
);

fakedTest(
  'the first press after typing into a search opens the row that is pressed, however late it is released',
  async ({ page, portal }) => {
    const clients = applicants.map((lastName, index) =>
      aClient({ id: 100 + index, firstName: lastName, lastName: 'Tango' }),
    );
    await portal.signIn(page, 'Registration Officer');
    let press = () => {};
    const isPressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    const list = replies(
      listClients,
      ({ url }) =>
        clients.filter(({ firstName }) => firstName?.startsWith(url.searchParams.get('search') ?? '')),
      pageMeta(1, clients.length, 10),
    );
    portal.answer({
      ...list,
      // The reply waits until the row is pressed, however slow the machine is.
      async answer(request) {
        if (request.url.searchParams.get('search')) await isPressed;
        return list.answer(request);
      },
    });
    await page.goto('/app/clients');
    const pressed = row(page, 'Sierra Tango');
    await expect(pressed).toBeVisible();
    await page.getByLabel('Search clients').fill('Sierra');
    const found = page.waitForResponse((response) => response.url().includes('search=Sierra'));
    await pressed.hover();
    await page.mouse.down();
    press();
    await found;
    await expect(page).toHaveURL(/search=Sierra/);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Sierra Tango' })).toBeVisible();
    await expect(page).toHaveURL(/search=Sierra/);
  },
);
