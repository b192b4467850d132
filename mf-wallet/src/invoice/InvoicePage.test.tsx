import { screen, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { aTransaction, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { InvoicePage } from './InvoicePage.tsx';

const registration = aTransaction({ transactType: 'Registration', amount: 10_000 });
const show = (route: string, handlers: Parameters<typeof fakeApi>[0]) => {
  const server = fakeApi(handlers);
  return { ...renderPortal(<InvoicePage />, { route }), server };
};

describe('the public invoice', () => {
  it('is a paper with payer, number, line, total in words, RRR and its picture, Get Invoice and Pay now [INVOICE-12]', async () => {
    show('/invoice?code=abc', [replies(api.invoiceByCode, registration)]);
    const paper = within(await screen.findByRole('table'));
    expect(paper.getByRole('row', { name: 'Registration ₦10,000.00' })).toBeVisible();
    expect(paper.getByRole('row', { name: /^Total to pay Ten Thousand Naira/i })).toHaveTextContent(
      '₦10,000.00',
    );
    expect(screen.getByText('Sample Client')).toBeVisible();
    expect(screen.getByText('2026-000123')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'The payment page, for a phone' })).toBeVisible();
    expect(screen.getByText('1400-0775-2615')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get Invoice' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible();
  });

  it('shows the treasury’s fee as a line of its own before paying, and no such line without one', async () => {
    const { unmount } = show('/invoice?code=abc', [
      replies(api.invoiceByCode, aTransaction({ amount: 10_000, processingFee: 161.25 })),
    ]);
    expect(await screen.findByText('TSA processing fee')).toBeVisible();
    expect(screen.getByText('₦10,000.00')).toBeVisible();
    expect(screen.getByText('₦161.25')).toBeVisible();
    expect(screen.getByText('₦10,161.25')).toBeVisible();
    unmount();
    show('/invoice?code=abc', [replies(api.invoiceByCode, registration)]);
    expect(await screen.findByText('Total to pay')).toBeVisible();
    expect(screen.queryByText('TSA processing fee')).toBeNull();
  });

  it('asks nothing and shows no data without a code [INVOICE-12]', async () => {
    const { server } = show('/invoice', []);
    expect(await screen.findByText(/There is no invoice at this address/)).toBeVisible();
    expect(server.requests).toHaveLength(0);
  });

  it('that could not be loaded is not said to be missing, and is asked for again [ERR-01]', async () => {
    const { user } = show('/invoice?code=abc', [refuses(api.invoiceByCode, 500)]);
    expect(await screen.findByText('The invoice could not be loaded.')).toBeVisible();
    expect(screen.getByText('Error fetching transaction. Kindly Refresh')).toBeVisible();
    expect(screen.queryByText(/There is no invoice/)).toBeNull();
    fakeApi([replies(api.invoiceByCode, registration)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Total to pay')).toBeVisible();
  });

  it('says of a wrong code once that it leads to no invoice [INVOICE-12]', async () => {
    show('/invoice?code=wrong', [refuses(api.invoiceByCode, 404, { code: 'not_found' })]);
    expect(await screen.findByText(/There is no invoice at this address/)).toBeVisible();
    expect(screen.queryByText('Error fetching transaction. Kindly Refresh')).not.toBeInTheDocument();
  });
});
