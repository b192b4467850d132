import { choose } from '../support/choose.ts';
import { freshAddress } from '../support/flights.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test('a stranger asks about their data, reads what everybody reads, and is answered once their identity was seen', async ({
  page,
  browser,
  portal,
}) => {
  const contact = freshAddress('stranger');
  await page.goto('/privacy');
  await choose(page.getByLabel(/^You ask for/), 'A copy of my data');
  await page.getByLabel(/^Your name/).fill('Zulu Traveller');
  await page.getByLabel(/^Your e-mail address or telephone/).fill(contact);
  await page.getByLabel(/^Code of your voucher/).fill('NEVER999');
  await page.getByLabel(/^Your request/).fill('What do you keep of me?');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(
    page.getByText('We have your request. We answer within 30 days, once we have seen who you are.'),
  ).toBeVisible();
  const office = await browser.newContext({ baseURL: portal.url });
  const staff = await office.newPage();
  await signedIn(staff, portal, portal.account('Administrator'));
  await staff.goto('/app/privacy');
  const row = staff.getByRole('row').filter({ hasText: contact });
  await expect(row).toContainText('Zulu Traveller');
  await expect(row.getByRole('button', { name: /^Answer/ })).toBeHidden();
  await row.getByRole('button', { name: 'Record identity: Zulu Traveller' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel(/^Seen how/).fill('Passport at the Lagos office');
  await dialog.getByRole('button', { name: 'Record identity' }).click();
  await row.getByRole('button', { name: 'Answer: Zulu Traveller' }).click();
  await expect(dialog).toContainText('No booking has this voucher: the answer holds your words alone.');
  await dialog.getByRole('textbox', { name: /^Answer/ }).fill('We keep nothing of you.');
  await dialog.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(staff.getByText('Request answered')).toBeVisible();
  await expect(row).toBeHidden();
  const { text } = await portal.mail(contact, /About your request/);
  expect(text).toContain('We keep nothing of you.');
  await staff.getByRole('tab', { name: 'Answered' }).click();
  await expect(row).toContainText('Passport at the Lagos office');
});

test('a breach that is known for three days is red until the number of its report stands in the register', async ({
  page,
  portal,
}) => {
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/app/privacy?tab=breaches');
  await page.getByRole('button', { name: 'Record a breach' }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByLabel(/^Known since/);
  const [date = 1, month = 1, year = 1] = (await day.inputValue()).split('/').map(Number);
  const known = new Date(Date.UTC(year, month - 1, date - 3)).toISOString().slice(0, 10);
  await day.fill(known.split('-').reverse().join('/'));
  await dialog.getByLabel(/^What happened/).fill('A list of bookings was mailed to a stranger');
  await dialog.getByLabel('Names').check();
  await dialog.getByLabel(/^About how many people/).fill('40');
  await dialog.getByLabel(/^Likely consequences/).fill('Somebody may learn who flew');
  await dialog.getByLabel(/^Measures/).fill('The stranger deleted it');
  await dialog.getByRole('button', { name: 'Record breach' }).click();
  const row = page.getByRole('row').filter({ hasText: 'A list of bookings was mailed' });
  await expect(row.getByText(/^(0 h left to report|1 h late)$/)).toBeVisible();
  await row.getByRole('button', { name: /^Record report/ }).click();
  await dialog.getByLabel(/^Number of the report/).fill('NDPC/2026/17');
  await dialog.getByRole('button', { name: 'Record report' }).click();
  await expect(row).toContainText('Reported: NDPC/2026/17');
  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Publish a notice' }).click();
  await dialog.getByLabel(/^Notice/).fill('Passengers of 1 November: a list was read by a stranger.');
  await dialog.getByRole('button', { name: 'Publish notice' }).click();
  await expect(page.getByText('Notice published')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText('Passengers of 1 November: a list was read by a stranger.')).toBeVisible();
});
