import { job } from '../../../jobs/index.ts';
import { compose } from '../../../mail/compose.ts';

/** The address is part of the job, because the erased account has no address. */
export const erasureLetter = job<{ to: string; days: number }>(
  'privacy.erasureLetter',
  async ({ mailer }, { to, days }, id) =>
    mailer.send(
      compose({
        to,
        subject: 'Your data was erased',
        paragraphs: [
          'Your account at the portal and what it told about you and your passengers was erased. You cannot sign in any more; you may register again as somebody new.',
          `Amounts, invoice numbers, flights and dates stay in the books of the authority without your name.${days > 0 ? ` The name of the payer is kept sealed for ${days} days, as the law on books demands.` : ''}`,
        ],
      }),
      id,
    ),
  'mail',
);
