import { expect, test } from '../support/fakedTest.ts';
import { field } from '../support/field.ts';

test('a visitor opens the landing page and finds the way to register and to sign in [LAND-06]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toHaveAttribute('href', '/register');
});

test('the sign-in page asks for e-mail and password [AUTH-01]', async ({ page }) => {
  await page.goto('/login');
  await expect(field(page, 'Email')).toBeVisible();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
});

test('an unknown path says so [SHELL-01]', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
