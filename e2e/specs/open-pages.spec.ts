import { expect, test } from '../support/fakedTest.ts';
import { field } from '../support/field.ts';
import { walkTo } from '../support/walkTo.ts';

test('a visitor finds on the landing page the way to register and to sign in, where e-mail and password are asked for; an unknown path says so [LAND-06, AUTH-01, SHELL-01]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toHaveAttribute('href', '/register');
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(field(page, 'Email')).toBeVisible();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await walkTo(page, '/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
