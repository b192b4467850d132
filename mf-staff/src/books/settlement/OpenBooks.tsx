import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMissing, type MissingPayment, proposeDecision, readOpening } from 'shared-api/books';
import { formatDate, isCalendarDate } from 'shared-api/dates';
import { listOf, mutationOf, queryOf } from 'shared-api/http';
import { formatNaira, koboOf, nairaFromKobo } from 'shared-api/money';
import { countOf } from 'shared-api/wording';
import { Banner, Button, Card, Drawer } from 'shared-ui';
import { DialogButton } from 'shared-ui/dialogs';
import { DateField, TextAreaField } from 'shared-ui/fields';
import { AmountField, CheckboxField, DialogForm, koboFromTyped, useFormState } from 'shared-ui/form';

interface Values {
  day?: string;
  fee?: string;
  reason?: string;
  /** Ticked payments are kept by day, so that the choice of another day does not lose them. */
  held?: Record<string, Record<string, boolean>>;
}

const problemsOf = ({ day, reason }: Values) => ({
  day: isCalendarDate(day ?? '') ? undefined : 'Choose a day',
  reason: (reason ?? '').trim().length >= 3 ? undefined : 'Must be at least 3 character(s) long',
});

/** The name of a checkbox contains the payment's id and its open amount in kobo. */
const heldOf = ({ held = {}, day = '' }: Values) =>
  Object.entries(held[day] ?? {}).flatMap(([name, on]) => {
    const [id = 0, kobo = 0] = name.slice(1).split('k').map(Number);
    return on ? [{ id, kobo }] : [];
  });
const nameOf = (day: string, { transactionId, open }: MissingPayment) =>
  `held.${day}.t${transactionId}k${koboOf(open)}`;

interface SumsProps {
  day: string;
  held: readonly { kobo: number }[];
}

function Sums({ day, held }: SumsProps) {
  const { data } = useQuery(queryOf(readOpening, { query: { day } }));
  if (!data) return null;
  const left = held.reduce((sum, { kobo }) => sum + kobo, 0);
  return (
    <Banner tone="info" live="polite">
      {countOf(data.payments - held.length, 'payment')}, {formatNaira(koboOf(data.amount) - left)}, will count
      as settled.{' '}
      {held.length === 0
        ? 'No payment from before that day stays at the gateway.'
        : `${countOf(held.length, 'payment')}, ${formatNaira(left)}, will stay at the gateway.`}
    </Banner>
  );
}

function StillHeld({ day, page }: { day: string; page: number }) {
  const [isMore, setMore] = useState(false);
  const { data } = useQuery({
    ...listOf(listMissing, { query: { before: day, pageNumber: page } }),
    placeholderData: undefined,
  });
  if (!data) return null;
  if (data.data.length === 0 && page === 1) return <p>Nothing is open from before that day.</p>;
  return (
    <>
      {data.data.map((payment) => (
        <CheckboxField
          key={payment.transactionId}
          name={nameOf(day, payment)}
          label={`${payment.invoiceNumber}, ${payment.business_Name}, ${payment.datePaid ? `paid ${formatDate(payment.datePaid)}, ` : ''}${formatNaira(koboOf(payment.open))}`}
        />
      ))}
      {isMore && <StillHeld day={day} page={page + 1} />}
      {!isMore && data.meta?.nextPage && <Button onClick={() => setMore(true)}>Show older payments</Button>}
    </>
  );
}

function Payments() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { day = '' } = values;
  if (!isCalendarDate(day)) return null;
  return (
    <>
      <Card key={day} title="Still at the gateway, although paid before that day" level={3}>
        <StillHeld day={day} page={1} />
      </Card>
      <Sums day={day} held={heldOf(values)} />
    </>
  );
}

function OpenForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(proposeDecision));
  const propose = (values: Values) => {
    const { day, fee, reason = '' } = values;
    return mutateAsync({
      body: {
        kind: 'opening',
        day,
        fee: nairaFromKobo(koboFromTyped(fee ?? '')),
        stillOpen: heldOf(values).map(({ id }) => id),
        reason: reason.trim(),
      },
    });
  };
  return (
    <DialogForm<Values>
      title="Open the books"
      submit="Propose"
      validate={problemsOf}
      onSubmit={propose}
      onClose={onClose}
    >
      <p>
        What was paid before a day counts as settled: it moves from clearing to the bank, once, when somebody
        else approves it. From that day on, payments are held against settlement files. Choose the first day
        whose payments had not reached the bank yet, and tick older ones that had not either: what is ticked
        in vain shows as missing later, what is not ticked would count as money in the bank.
      </p>
      <DateField name="day" label="First day" required />
      <AmountField name="fee" label="Fees that the gateway kept of it" />
      <Payments />
      <TextAreaField
        name="reason"
        label="Reason"
        hint="Such as the balance of the bank statement"
        rows={3}
        required
      />
    </DialogForm>
  );
}

export const OpenBooks = () => (
  <DialogButton
    dialog={(close) => (
      <Drawer title="Open the books" placement="right" typing onClose={close}>
        <OpenForm onClose={close} />
      </Drawer>
    )}
  >
    Open the books
  </DialogButton>
);
