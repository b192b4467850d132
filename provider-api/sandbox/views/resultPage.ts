import { formatMoment } from 'shared-api/rules';
import { html } from '../../src/mail/html.ts';
import type { Reference } from '../reference.ts';
import { details, sum } from './details.ts';
import { layout } from './layout.ts';

const channelText = { card: 'Card', transfer: 'Bank transfer' };

export function resultPage(reference: Reference, returnUrl: string): string {
  const back = html`<a class="button primary" href="${returnUrl}">Return to the portal</a>`;
  if (reference.state === 'deactivated') {
    return layout(
      'Reference closed',
      html`<h1>This reference can no longer be paid</h1>
<p class="soft">The merchant has withdrawn it. Nothing was charged.</p>
${details(reference)}
${back}`,
    );
  }
  return layout(
    'Payment successful',
    html`<span class="mark" aria-hidden="true">✓</span>
<h1>Payment successful</h1>
<p class="soft">You can close this tab and go back to the portal.</p>
${sum(reference.paidAmount ?? reference.amount, reference.fee ?? '0', 'Total paid')}
${details(reference, [
  ['Paid by', reference.channel ? channelText[reference.channel] : ''],
  ['Paid on', reference.paidAt ? formatMoment(reference.paidAt) : ''],
])}
${back}`,
  );
}
