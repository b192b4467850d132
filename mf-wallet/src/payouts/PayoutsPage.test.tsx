import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aPayout, fails, fakeApi, type Handler, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { PayoutsPage } from './PayoutsPage.tsx';

const settings = (payouts: boolean, payoutMinimum = 0) =>
  replies(api.readPublicSettings, { ...api.builtInPublicSettings, payouts, payoutMinimum });
const balance = replies(api.walletBalance, { balance: { balance: 500_000, pending: 0 } });

function show(handlers: Handler[], offered = true) {
  session.signIn('token', aClient({ firstName: 'Charlie', lastName: 'Sierra' }));
  const server = fakeApi([...handlers, settings(offered), balance]);
  return { ...renderPortal(<PayoutsPage />, { route: '/app/payouts', path: '/app/payouts' }), server };
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });

async function fillIn(user: ReturnType<typeof show>['user'], amount = '47000000') {
  await user.click(await button('Ask for a payout'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('₦500,000.00')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Amount/), amount);
  await choose(user, dialog.getByRole('combobox', { name: /^Bank/ }), 'First Bank of Nigeria');
  await fill(user, dialog.getByLabelText(/^Account number/), '0000014579');
  await fill(user, dialog.getByLabelText(/^Reason/), 'We no longer travel');
  return dialog;
}

describe('payouts of the own balance', () => {
  it('are asked for with a code that was mailed, sent once', async () => {
    const { user, server } = show([
      replies(api.listPayouts, []),
      replies(api.provePayout, { by: 'mail' }),
      replies(api.askPayout, aPayout()),
    ]);
    const dialog = await fillIn(user);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await fill(user, await dialog.findByLabelText(/^Code/), '123456');
    expect(dialog.getByText(/We have mailed it to you/)).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Ask for the payout' }));
    expect(await screen.findByText('Payout asked for')).toBeVisible();
    expect(server.of(api.askPayout).map(({ body }) => body)).toEqual([
      {
        amount: 470_000,
        bankCode: '011',
        accountNumber: '0000014579',
        accountName: 'Charlie Sierra',
        reason: 'We no longer travel',
        code: '123456',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keep their key when the code is another one after a lost reply: nothing is paid out twice', async () => {
    const { user, server } = show([
      replies(api.listPayouts, []),
      replies(api.provePayout, { by: 'app' }),
      fails(api.askPayout),
    ]);
    const dialog = await fillIn(user);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    for (const [presses, digits] of ['123456', '7'].entries()) {
      await fill(user, await dialog.findByLabelText(/^Code/), digits);
      await user.click(dialog.getByRole('button', { name: 'Ask for the payout' }));
      await waitFor(() => expect(server.of(api.askPayout)).toHaveLength(presses + 1));
    }
    const [first, second] = server.of(api.askPayout).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('above the balance, to a number that cannot be, or to another’s account are not sent', async () => {
    const { user, server } = show([replies(api.listPayouts, [])]);
    const dialog = await fillIn(user, '50000100');
    await user.clear(dialog.getByLabelText(/^Account number/));
    await fill(user, dialog.getByLabelText(/^Account number/), '0000014578');
    await user.clear(dialog.getByLabelText(/^Account name/));
    await fill(user, dialog.getByLabelText(/^Account name/), 'Somebody Else');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect((await dialog.findAllByText('Your wallet holds ₦500,000.00'))[0]).toBeVisible();
    expect(dialog.getAllByText(/First Bank of Nigeria has no such account number/)[0]).toBeVisible();
    expect(dialog.getAllByText('Must be an account in the name of Charlie Sierra')[0]).toBeVisible();
    expect(server.of(api.provePayout)).toHaveLength(0);
  });

  it('below the least amount are not sent', async () => {
    const { user, server } = show([settings(true, 500_000.01), replies(api.listPayouts, [])]);
    const dialog = await fillIn(user, '50000000');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect((await dialog.findAllByText('Amount cannot be lower than ₦500,000.01'))[0]).toBeVisible();
    expect(server.of(api.provePayout)).toHaveLength(0);
  });

  it('to a bank whose numbers cannot be checked are typed twice', async () => {
    const { user } = show([replies(api.listPayouts, [])]);
    const dialog = await fillIn(user);
    await choose(user, dialog.getByRole('combobox', { name: /^Bank/ }), 'OPay');
    await fill(user, await dialog.findByLabelText(/^Account number, again/), '0000014578');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect((await dialog.findAllByText('Must be the same account number'))[0]).toBeVisible();
  });

  it('that nobody approved are withdrawn, and one that failed says why', async () => {
    const { user, server } = show([
      replies(api.listPayouts, [aPayout()]),
      refuses(api.refusePayout, 409, { message: 'The payout is approved already, and will be transferred' }),
    ]);
    await user.click(await button('Withdraw: ₦470,000.00'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The payout is approved already, and will be transferred')).toBeVisible();
    expect(server.of(api.refusePayout)[0]?.body).toEqual({});
  });

  it('are listed and not asked for while the setting is Off', async () => {
    const paid = aPayout({ status: 'Paid', transferDate: '2026-11-20', reference: 'FT26062XK' });
    show([replies(api.listPayouts, [paid])], false);
    expect(await screen.findByText('Transferred on 20th November, 2026, reference FT26062XK')).toBeVisible();
    expect(await screen.findByText('Payouts cannot be asked for at present.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a payout' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument();
  });
});

test('whoever leaves asks for all of the wallet, also while payouts are not offered', async () => {
  session.signIn('token', aClient({ firstName: 'Charlie', lastName: 'Sierra' }));
  const server = fakeApi([
    replies(api.listPayouts, [], api.pageMeta(1, 0, 20)),
    replies(api.provePayout, { by: 'mail' }),
    replies(api.askPayout, aPayout()),
    settings(false, 1_000_000),
    balance,
  ]);
  const { user } = renderPortal(<PayoutsPage />, { route: '/app/payouts?closing=1', path: '/app/payouts' });
  const form = within(await screen.findByRole('dialog', { name: 'Ask for a payout' }));
  expect(await form.findByLabelText(/^Amount/)).toHaveValue('500,000.00');
  await choose(user, form.getByRole('combobox', { name: /^Bank/ }), 'First Bank of Nigeria');
  await fill(user, form.getByLabelText(/^Account number/), '0000014579');
  await fill(user, form.getByLabelText(/^Reason/), 'My account is to be erased');
  await user.click(form.getByRole('button', { name: 'Continue' }));
  await fill(user, await form.findByLabelText(/^Code/), '123456');
  await user.click(form.getByRole('button', { name: 'Ask for the payout' }));
  await waitFor(() =>
    expect(server.of(api.askPayout).map(({ body }) => body)).toEqual([
      expect.objectContaining({ amount: 500_000, closing: true }),
    ]),
  );
});
