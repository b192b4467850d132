import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { can, mutationOf, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import {
  bookOrder,
  changeOrder,
  invoiceOrder,
  type Order,
  submitOrder,
  withdrawOrder,
} from 'shared-api/orders';
import { hasLimits } from 'shared-api/permissions';
import { Button, Card, Inline, LinkButton, links, Money, NoticeLine, Stack } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialogs';
import { FundShortfall } from '../shared/FundShortfall.tsx';
import { draftOfOrder } from '../shared/orderDraft.ts';
import { passengersAgreed } from '../shared/passengersAgreed.ts';
import { TermsModal } from '../shared/TermsModal.tsx';
import { useWallet } from '../shared/useWallet.ts';

type Asked = 'book' | 'submit' | 'invoice' | 'wait' | 'withdraw';

interface Question {
  title: string;
  confirm: string;
  text: string;
}

const questions: Record<Asked, Question> = {
  book: {
    title: 'Book this order?',
    confirm: 'Accept and book',
    text: 'All its flights are booked, and the total is taken from your wallet.',
  },
  submit: {
    title: 'Ask for approval?',
    confirm: 'Accept and ask',
    text: 'Whoever may approve it in your organisation is told, and their approval books it. No money is held while it waits.',
  },
  invoice: {
    title: 'Pay exactly what is missing?',
    confirm: 'Accept and get invoice',
    text: 'You get an invoice of what your wallet lacks. Once it is paid, the order is booked by itself.',
  },
  wait: {
    title: 'Book when paid?',
    confirm: 'Accept and wait',
    text: 'The order is booked by itself as soon as your wallet holds the total, at no more than it costs now.',
  },
  withdraw: {
    title: 'Withdraw this order?',
    confirm: 'Withdraw',
    text: 'This cannot be undone.',
  },
};

export function OrderActions({ order }: { order: Order }) {
  const { id, version, totalNow, status, bookWhenPaid, invoice, exactFunding, warning } = order;
  const [asked, setAsked] = useState<Asked>();
  const [reading, setReading] = useState(false);
  const bookId = useId();
  const user = useSession((state) => state.user);
  const funds = can(user, 'wallet.fund');
  const limited = user?.memberRole !== undefined && hasLimits(user.memberRole);
  const own = order.madeBy?.id === user?.id;
  const asks = limited && own;
  /** A member with limits can book a colleague's order only after the colleague has asked for approval. */
  const books = own || !limited || Boolean(order.decision);
  const submitted = status === 'Submitted';
  const wallet = useWallet({ fresh: true });
  const reads = can(user, 'wallet.own');
  const calls = {
    book: useMutation(mutationOf(bookOrder)),
    submit: useMutation(mutationOf(submitOrder)),
    invoice: useMutation(mutationOf(invoiceOrder)),
    change: useMutation(mutationOf(changeOrder)),
    withdraw: useMutation(mutationOf(withdrawOrder)),
  };
  const missing = totalNow === null ? undefined : wallet.missingFor(koboOf(totalNow));
  const accepted = { version, accept: true, ...(totalNow !== null && { expectedTotal: totalNow }) };
  const carryOut = (what: Asked) => {
    const params = { id };
    if (what === 'book') return calls.book.mutateAsync({ params, body: accepted });
    if (what === 'submit') return calls.submit.mutateAsync({ params, body: accepted });
    if (what === 'invoice') return calls.invoice.mutateAsync({ params, body: accepted });
    if (what === 'withdraw') return calls.withdraw.mutateAsync({ params, body: { version } });
    return calls.change.mutateAsync({ params, body: { ...accepted, bookWhenPaid: true } });
  };
  const draft = draftOfOrder(order);
  const mayLack = totalNow !== null && (Boolean(missing) || !reads);
  const hasOpenInvoice = invoice?.status === 'Unpaid';
  const question = asked && questions[asked];
  return (
    <Card title="What next">
      <Stack space={4}>
        {totalNow !== null && (
          <p>
            Total today <Money kobo={koboOf(totalNow)} />
            {missing ? (
              <>
                , of which <Money kobo={missing} /> is missing in your wallet
              </>
            ) : null}
          </p>
        )}
        {!books && <p>{order.madeBy?.name} books this order, or asks for approval of it.</p>}
        <FundShortfall
          missingKobo={books && !exactFunding && !submitted ? (missing ?? 0) : 0}
          confirmId={bookId}
        />
        <Inline>
          {books && missing === 0 && !submitted && (
            <Button
              id={bookId}
              variant="primary"
              explainDisabled={warning ?? false}
              onClick={() => setAsked('book')}
            >
              Book now
            </Button>
          )}
          {asks && !submitted && status !== 'Waiting' && totalNow !== null && (
            <Button onClick={() => setAsked('submit')}>Ask for approval</Button>
          )}
          {Boolean(missing) && exactFunding && funds && !(hasOpenInvoice && invoice.attention) && (
            <Button variant={hasOpenInvoice ? 'default' : 'primary'} onClick={() => setAsked('invoice')}>
              {invoice ? 'Ask for a new invoice' : 'Pay exactly this'}
            </Button>
          )}
          {books && mayLack && !submitted && !(status === 'Waiting' && bookWhenPaid) && (
            <Button onClick={() => setAsked('wait')}>Book when paid</Button>
          )}
          {draft && <LinkButton to={links.createBooking(draft.serviceId, { order: id })}>Edit</LinkButton>}
          <Button onClick={() => setAsked('withdraw')}>Withdraw</Button>
        </Inline>
      </Stack>
      {asked && question && (
        <ConfirmDialog
          open
          title={question.title}
          confirm={question.confirm}
          danger={asked === 'withdraw'}
          onConfirm={() => carryOut(asked).finally(() => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        >
          <Stack space={4}>
            <p>
              {asked === 'withdraw' && hasOpenInvoice && 'Its open invoice is cancelled. '}
              {question.text}
            </p>
            {asked !== 'withdraw' && (
              <p>
                By going on you accept the Booking Terms and Conditions. {passengersAgreed}{' '}
                <Button variant="link" aria-haspopup="dialog" onClick={() => setReading(true)}>
                  Read the Booking Terms and Conditions
                </Button>
              </p>
            )}
            {asked !== 'withdraw' && <NoticeLine />}
          </Stack>
        </ConfirmDialog>
      )}
      {reading && <TermsModal open onClose={() => setReading(false)} />}
    </Card>
  );
}
