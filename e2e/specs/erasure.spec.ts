import { keepPeople } from 'shared-api/contract';
import { browserStorage } from '../support/browserStorage.ts';
import { newClient } from '../support/newClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

/** An accented letter can be stored as one character or as several, so texts are compared in one form. */
const plain = (text: string): string => text.normalize('NFD');

test('somebody asks to be erased, an Administrator reads what goes and erases, and nothing of theirs is left to sign in to, nor in their browser', async ({
  page,
  browser,
  portal,
  portalLog,
  barriers,
}) => {
  // The erased person's page makes one more call with a session that has ended.
  portalLog.provokes('token_refused');
  const client = await newClient(portal);
  await portal.call(keepPeople, {
    token: client.token,
    body: [
      {
        FirstName: 'Ẹ̀kozulu',
        LastName: 'Yankẹ́elast'.normalize('NFD'),
        Designation: 'Mr.',
        Gender: 'Male',
        mobileNumber: '08031234567',
        Wheel_Chair: false,
      },
    ],
  });
  await signedIn(page, portal, client);
  await page.goto('/app/people');
  await expect(page.getByText('Ẹ̀kozulu').first()).toBeVisible();
  const words = [client.email, 'Ẹ̀kozulu', 'Yankẹ́elast'];
  const wordsKept = async () => {
    const kept = plain(await browserStorage(page));
    return words.filter((word) => kept.includes(plain(word)));
  };
  await expect.poll(wordsKept).toContain(client.email);
  await walkTo(page, '/app/profile/security');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'What stays' })).toBeVisible();
  await barriers.look('asking for an erasure');
  await dialog.getByLabel(/^Reason/).fill('We no longer travel');
  const code = /Code: (\d{6})/.exec((await portal.mail(client.email, /^Your code$/)).text)?.[1] ?? '';
  await dialog.getByLabel(/^Code/).fill(code);
  await dialog.getByRole('button', { name: 'Ask for erasure' }).click();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();

  const office = await browser.newContext({ baseURL: portal.url });
  const staff = await office.newPage();
  await signedIn(staff, portal, portal.account('Administrator'));
  await staff.goto('/app/privacy?tab=erasures');
  const row = staff.getByRole('row').filter({ hasText: 'We no longer travel' });
  await row.getByRole('button', { name: /^Approve/ }).click();
  const asked = staff.getByRole('dialog');
  await expect(asked.getByText(/^Account with its members/)).toBeVisible();
  await asked.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(row).toBeHidden();
  expect((await portal.mail(client.email, /^Your data was erased$/)).text).toContain('You cannot sign in');
  await walkTo(staff, `/app/client/${client.id}`);
  await expect(staff.getByRole('heading', { name: `Erased client ${client.id}` })).toBeVisible();
  await expect(staff.getByText('Erased', { exact: true }).first()).toBeVisible();
  await office.close();

  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(wordsKept).toEqual([]);
});
