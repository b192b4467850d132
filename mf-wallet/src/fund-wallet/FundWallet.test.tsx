import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { bookingDraft, keys, saveDraft, session } from 'shared-api/http';
import { aClient, aTransaction, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { transactionsQuery } from 'shared-api/wallet';
import { fill, renderPortal } from 'shared-ui/testing';
import { FundWallet } from './FundWallet.tsx';

const unpaid = aTransaction();
const paid = aTransaction({ paymentStatus: 'Paid' });
const single = (transaction: typeof unpaid) => ({ transaction, details: [transaction] });

function open(handlers: Parameters<typeof fakeApi>[0], shortfallKobo?: number) {
  session.signIn('token', aClient());
  const balance = replies(api.walletBalance, { balance: { balance: 750_000, pending: 0 } });
  const server = fakeApi([...handlers, balance]);
  const onClose = jest.fn();
  const onFunded = jest.fn();
  const portal = renderPortal(
    <FundWallet open onClose={onClose} onFunded={onFunded} {...(shortfallKobo && { shortfallKobo })} />,
  );
  return { ...portal, server, onClose, onFunded };
}

afterEach(() => sessionStorage.clear());

const amount = () => screen.findByLabelText(/Amount \(minimum NGN 500,000.00\)/);
const submit = async () =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fund wallet' });

describe('funding', () => {
  it('asks for one amount, its label naming the minimum [WALLET-15] [WALLET-02]', async () => {
    open([]);
    expect(await amount()).toBeVisible();
  });

  it('refuses an empty amount [WALLET-12]', async () => {
    const { user, server } = open([]);
    await user.click(await submit());
    expect(await screen.findAllByText('Please enter an amount')).not.toHaveLength(0);
    expect(server.requests).toHaveLength(0);
  });

  it('neither sends nor accepts an amount below the minimum [WALLET-14] [WALLET-16]', async () => {
    const { user, server } = open([]);
    await user.type(await amount(), '49999999');
    await user.click(await submit());
    expect(await screen.findAllByText('Amount must not be lower then NGN 500,000.00')).not.toHaveLength(0);
    expect(server.requests).toHaveLength(0);
  });

  it('asks at once whether a hundredfold was meant, where the kobo were left out', async () => {
    const { user } = open([]);
    await fill(user, await amount(), '500000');
    expect(screen.getByText('₦495,000.00 below the minimum: did you mean ₦500,000.00?')).toBeVisible();
    await user.type(await amount(), '00');
    expect(screen.queryByText(/did you mean/)).not.toBeInTheDocument();
  });

  it.each(['10000000001', '1'.repeat(17), '9'.repeat(310)])(
    'says of %s kobo which amount is the largest [G49]',
    async (digits) => {
      const { user, server } = open([]);
      await user.click(await amount());
      await user.paste(digits);
      await user.click(await submit());
      const highest = 'Amount cannot be higher than NGN 100,000,000.00';
      expect(await screen.findAllByText(highest)).not.toHaveLength(0);
      expect(server.requests).toHaveLength(0);
    },
  );

  it('formats what is typed and sends naira without commas [WALLET-11] [WALLET-17] [WALLET-18]', async () => {
    const { user, server } = open([
      replies(api.fundWallet, unpaid),
      replies(api.transactionById, single(unpaid)),
    ]);
    await fill(user, await amount(), '50000000');
    expect(await amount()).toHaveValue('500,000.00');
    await user.click(await submit());
    await waitFor(() => expect(server.of(api.fundWallet)[0]?.body).toEqual({ amount: 500_000 }));
  });

  it('shows the invoice with its RRR and waits, while it is unpaid [WALLET-20]', async () => {
    const { user, onFunded } = open([
      replies(api.fundWallet, unpaid),
      replies(api.transactionById, single(unpaid)),
    ]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    expect(await screen.findByText('1400-0775-2615')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible();
    expect(onFunded).not.toHaveBeenCalled();
  });

  it('shows the treasury’s fee as a line of its own before paying', async () => {
    const charged = { ...unpaid, processingFee: 161.25 };
    const { user } = open([replies(api.fundWallet, charged), replies(api.transactionById, single(charged))]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    expect(await screen.findByText('TSA processing fee')).toBeVisible();
    expect(screen.getByText('₦161.25')).toBeVisible();
    expect(screen.getByText('₦500,161.25')).toBeVisible();
  });

  it('offers the minimum, twice and four times as much and what was paid in last', async () => {
    const { user, unmount } = open([]);
    await amount();
    const offered = () => screen.getAllByRole('button', { name: /₦/ }).map(({ textContent }) => textContent);
    expect(offered()).toEqual(['Minimum ₦500,000.00', '₦1,000,000.00', '₦2,000,000.00']);
    await user.click(screen.getByRole('button', { name: '₦1,000,000.00' }));
    expect(await amount()).toHaveValue('1,000,000.00');
    unmount();
    const { queryClient } = renderPortal(<p>The wallet</p>);
    const last = aTransaction({ paymentStatus: 'Paid', amount: 750_000 });
    queryClient.setQueryData(transactionsQuery(2, { pageNumber: 1 }).queryKey, {
      data: { transactions: [unpaid, last] },
      errors: [],
      message: '',
    });
    renderPortal(
      <QueryClientProvider client={queryClient}>
        <FundWallet open onClose={() => undefined} />
      </QueryClientProvider>,
    );
    await amount();
    expect(offered().at(-1)).toBe('Last time ₦750,000.00');
  });

  it('copies the digits of the RRR, and shows the payment page to a phone', async () => {
    const { user } = open([replies(api.fundWallet, unpaid), replies(api.transactionById, single(unpaid))]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    await user.click(await screen.findByRole('button', { name: 'Copy RRR' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('140007752615');
    expect(screen.getByText('Scan to pay on your phone')).toBeVisible();
  });

  it('tells the new balance and the way back to the booking that waited for it', async () => {
    const settledAtOnce = [replies(api.fundWallet, paid)];
    const { user } = open(settledAtOnce);
    saveDraft(aClient().id, `${bookingDraft}11:2`, {});
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    expect(await screen.findByText('Your balance is now ₦750,000.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue your booking' })).toHaveAttribute(
      'href',
      '/app/service/11/create-booking',
    );
  });

  it('leads back to the saved order whose edit waited for it', async () => {
    const { user } = open([replies(api.fundWallet, paid)]);
    saveDraft(aClient().id, `${bookingDraft}11-34:2`, {});
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    expect(await screen.findByRole('link', { name: 'Continue your booking' })).toHaveAttribute(
      'href',
      '/app/service/11/create-booking?order=34',
    );
  });

  it('of an invoice that was cancelled in another tab says so, and waits for no payment', async () => {
    let cancelled = false;
    const { user, queryClient } = open([
      replies(api.fundWallet, unpaid),
      replies(api.transactionById, () => single(cancelled ? { ...unpaid, status: 'Cancelled' } : unpaid)),
    ]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    expect(await screen.findByText(/^Waiting for your payment/)).toBeVisible();
    cancelled = true;
    await queryClient.invalidateQueries({ queryKey: keys.transactions });
    expect(await screen.findByText('Cancelled: nothing is to be paid')).toBeVisible();
    expect(screen.queryByText(/^Waiting for your payment/)).not.toBeInTheDocument();
    expect(screen.queryByText('Invoice issued')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]).toBeVisible();
  });

  it('says so, hands over the amount and closes once the payment is confirmed [WALLET-19] [WALLET-20] [WALLET-21]', async () => {
    let settled = false;
    const { user, onFunded, onClose, queryClient } = open([
      replies(api.fundWallet, unpaid),
      replies(api.transactionById, () => single(settled ? paid : unpaid)),
    ]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    await screen.findByText('1400-0775-2615');
    settled = true;
    await queryClient.invalidateQueries({ queryKey: keys.transactions });
    expect(await screen.findByText('Wallet funded successfully')).toBeVisible();
    expect(onFunded).toHaveBeenCalledWith(50_000_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes a reply that does not say Unpaid as settled at once [WALLET-20]', async () => {
    const { user, onFunded } = open([replies(api.fundWallet, aTransaction({ paymentStatus: null }))]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    await waitFor(() => expect(onFunded).toHaveBeenCalledWith(50_000_000));
  });

  it.each([
    ['empty data', { data: {} }],
    ['no data', {}],
  ])('a reply with %s hands over the amount that was submitted and closes [WALLET-20]', async (_, body) => {
    const { user, onFunded, onClose } = open([refuses(api.fundWallet, 200, body)]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    await waitFor(() => expect(onFunded).toHaveBeenCalledWith(50_000_000));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Wallet funded successfully')).toBeVisible();
  });

  it('hands over the amount that was submitted, whatever the reply says of it [WALLET-20]', async () => {
    const { user, onFunded } = open([
      replies(api.fundWallet, aTransaction({ paymentStatus: 'Paid', amount: 7 })),
    ]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    await waitFor(() => expect(onFunded).toHaveBeenCalledWith(50_000_000));
  });

  it('an Unpaid reply without an id shows its RRR and claims no payment', async () => {
    const body = { data: { paymentStatus: 'Unpaid', rrrNo: '140007752615' } };
    const { user, onFunded } = open([refuses(api.fundWallet, 200, body)]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    expect(await screen.findByText('1400-0775-2615')).toBeVisible();
    expect(screen.getByText('₦500,000.00')).toBeVisible();
    expect(onFunded).not.toHaveBeenCalled();
  });

  it('reads N/A as long as no RRR was issued', async () => {
    const { user } = open([refuses(api.fundWallet, 200, { data: { paymentStatus: 'Unpaid', rrrNo: null } })]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    expect((await screen.findByText('RRR')).nextSibling).toHaveTextContent('N/A');
  });

  it('stays open with the amount when the call fails [WALLET-22] [ERR-31]', async () => {
    const { user, onClose } = open([refuses(api.fundWallet, 400)]);
    await fill(user, await amount(), '50000000');
    await user.click(await submit());
    expect(await screen.findByText('Wallet funding failed')).toBeVisible();
    expect(await amount()).toHaveValue('500,000.00');
    await waitFor(async () => expect(await submit()).not.toHaveAttribute('aria-busy'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('repeats a failed amount with the same key, another amount with another key', async () => {
    const { user, server } = open([refuses(api.fundWallet, 503)]);
    await fill(user, await amount(), '50000000');
    for (const expected of [1, 2]) {
      await user.click(await submit());
      await waitFor(() => expect(server.of(api.fundWallet)).toHaveLength(expected));
      await waitFor(async () => expect(await submit()).not.toHaveAttribute('aria-busy'));
    }
    await user.type(await amount(), '0');
    await user.click(await submit());
    await waitFor(() => expect(server.of(api.fundWallet)).toHaveLength(3));
    const [first, second, third] = server
      .of(api.fundWallet)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  it('sends once however often the button is pressed', async () => {
    const { user, server } = open([hangs(api.fundWallet)]);
    await fill(user, await amount(), '50000000');
    await user.dblClick(await submit());
    await waitFor(() => expect(server.of(api.fundWallet)).toHaveLength(1));
  });

  it('starts with the exact shortfall of a booking, and never below the minimum', async () => {
    open([], 60_000_000);
    expect(await amount()).toHaveValue('600,000.00');
  });
});
