import { html } from '../../src/mail/html.ts';
import type { Reference } from '../reference.ts';
import { details, sum } from './details.ts';
import { layout } from './layout.ts';

export function paymentPage(reference: Reference, fee: string, returnUrl: string): string {
  const canceled = reference.state === 'canceled';
  return layout(
    canceled ? 'Payment canceled' : 'Make a payment',
    html`<h1>${canceled ? 'Payment canceled' : 'Make a payment'}</h1>
<p class="soft">${
      canceled
        ? 'Nothing was paid. You can still pay this reference.'
        : 'Check the details, then choose how to pay.'
    }</p>
${sum(reference.amount, fee, 'Total to pay')}
${details(reference)}
<form method="post" action="/sandbox/payments">
<input type="hidden" name="rrr" value="${reference.rrr}">
<button class="primary" name="action" value="card">Pay by card</button>
<button name="action" value="transfer">Pay by bank transfer</button>
${
  canceled
    ? html`<a class="button quiet" href="${returnUrl}">Return to the portal</a>`
    : html`<button class="quiet" name="action" value="cancel">Cancel</button>`
}
</form>`,
  );
}
