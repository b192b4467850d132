import type { Page } from 'playwright/test';
import { signIn } from 'shared-api/contract';
import type { Portal } from './Portal.ts';
import type { Credentials } from './signIn.ts';

export const signedIn = async (
  page: Page,
  portal: Portal,
  { email, password }: Credentials,
): Promise<string> => {
  const { token, ...user } = await portal.call(signIn, { body: { Email: email, Password: password } });
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([newToken, newUser]) => {
      localStorage.setItem('token', newToken);
      localStorage.setItem('user', newUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  return token;
};
