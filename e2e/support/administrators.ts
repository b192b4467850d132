import { Secret, TOTP } from 'otpauth';
import { confirmTwoFactor, inviteStaff, resetPassword, signIn, startTwoFactor } from 'shared-api/contract';
import type { Portal } from './Portal.ts';

const password = 'Correct-horse-battery-9';

/** A new Administrator has turned two-factor sign-in on just now. */
export async function newAdministrator(portal: Portal, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@authority.example`;
  await portal.call(inviteStaff, {
    token: await portal.tokenOf('Administrator'),
    body: {
      Email: email,
      FirstName: name,
      LastName: 'Okafor',
      PhoneNumber: '+2348031234567',
      Role: 'Administrator',
    },
  });
  const { links } = await portal.mail(email, /./);
  const code = links.map((link) => new URL(link).pathname.split('/').at(-1) ?? '').find(Boolean) ?? '';
  await portal.call(resetPassword, {
    body: { ActivationCode: code, Password: password, ConfirmPassword: password },
  });
  const { token } = await portal.call(signIn, { body: { Email: email, Password: password } });
  const { secret } = await portal.call(startTwoFactor, { token, body: { Password: password } });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await portal.call(confirmTwoFactor, { token, body: { Code: totp.generate() } });
  return token;
}
