import { Secret, TOTP } from 'otpauth';
import { attempt } from '../support/barriers.ts';
import { field } from '../support/field.ts';
import { newClient, newPassword } from '../support/newClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { signOutOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

test('a client turns two-factor sign-in on with an app, and opens the account later with a recovery code, once', {
  tag: '@axe',
}, async ({ page, portal, portalLog, barriers }) => {
  portalLog.provokes('sign_in_failed');
  const client = await newClient(portal);
  await signedIn(page, portal, client);
  await barriers.open('/app/profile/security');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Two-factor sign-in' });
  await field(dialog, 'Password').fill(client.password);
  await barriers.look('two-factor sign-in, the password first');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = Secret.fromBase32((await dialog.locator('code').innerText()).replaceAll(' ', ''));
  await barriers.look('two-factor sign-in, the key for the app');
  await field(dialog, 'Code').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  const recovery = await codes.first().innerText();
  await barriers.look('recovery codes');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await barriers.look('two-factor sign-in is on');

  const signInAgainWith = async (code: string) => {
    await signOutOn(page);
    await field(page, 'Email').fill(client.email);
    await field(page, 'Password').fill(client.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(field(page, 'Code')).toBeFocused();
    await field(page, 'Code').fill(code);
    await attempt(page);
  };
  await signInAgainWith(recovery);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await signInAgainWith(recovery);
  await expect(page.getByText('The code is not right')).toBeVisible();
  await expect(field(page, 'Code')).toBeFocused();
  await barriers.look('a recovery code that was used before');
});

test('a forgotten password is replaced by the mailed link, and the old one signs in no more [RESET-04, RESET-05, RESET-10, RESET-11]', {
  tag: '@axe',
}, async ({ page, portal, portalLog, barriers }) => {
  portalLog.provokes('sign_in_failed');
  const { email, password } = await newClient(portal);
  await page.goto('/forget-password');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Password reset email sent successfully')).toBeVisible();
  await barriers.look('/login, a link is on its way');
  const { links } = await portal.mail(email, /password/i);
  const link = new URL(links.find((address) => address.includes('/reset-password/')) ?? 'no link');
  await page.goto(link.pathname);
  await field(page, 'Password').fill(`${newPassword} Lima`);
  await field(page, 'Confirm password').fill(`${newPassword} Lima`);
  await barriers.look('a new password by the link');
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Password reset successful')).toBeVisible();
  await barriers.look('/login, after the reset');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Invalid e-mail or password')).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  await field(page, 'Password').fill(`${newPassword} Lima`);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});
