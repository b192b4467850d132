import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { confirmTwoFactor, inviteStaff, resetPassword, signIn, startTwoFactor } from 'shared-api/contract';
import type { Portal } from './Portal.ts';

export interface Administrator {
  readonly email: string;
  readonly password: string;
  /** The session has just passed the second factor. */
  readonly token: string;
  enter(page: Page): Promise<void>;
}

/** The sample accounts have only one Administrator, without a second factor. */
export const newAdministrator = async (portal: Portal, firstName: string): Promise<Administrator> => {
  const token = await portal.tokenOf('Administrator');
  const email = `${randomUUID().slice(0, 8)}@staff.example`;
  const password = 'Kite-over-Jos-7';
  await portal.call(inviteStaff, {
    token,
    body: {
      Email: email,
      FirstName: firstName,
      LastName: 'Release',
      PhoneNumber: '08031234567',
      Role: 'Administrator',
    },
  });
  const mail = await portal.mail(email, /account/);
  const code =
    mail.links
      .find((link) => link.includes('/reset-password/'))
      ?.split('/')
      .at(-1) ?? '';
  await portal.call(resetPassword, {
    body: { Password: password, ConfirmPassword: password, ActivationCode: code },
  });
  const { token: own, ...user } = await portal.call(signIn, { body: { Email: email, Password: password } });
  const { secret } = await portal.call(startTwoFactor, { token: own, body: { Password: password } });
  const Code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await portal.call(confirmTwoFactor, { token: own, body: { Code } });
  return {
    email,
    password,
    token: own,
    async enter(page) {
      await page.goto('/favicon.svg');
      await page.evaluate(
        ([newToken, newUser]) => {
          localStorage.setItem('token', newToken);
          localStorage.setItem('user', newUser);
        },
        [own, JSON.stringify(user)] as const,
      );
    },
  };
};
