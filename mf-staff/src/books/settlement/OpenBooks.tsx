import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MissingPayment, missingQuery, openingQuery, proposeDecisionMutation } from 'shared-api/books';
import { formatDate, isCalendarDate } from 'shared-api/dates';
import { formatNaira, koboOf, nairaFromKobo } from 'shared-api/money';
import { Banner, Button, Drawer, Stack } from 'shared-ui';
import { DateField } from 'shared-ui/fields';
import { AmountField, CheckboxField, koboFromTyped, TextField, useFormState } from 'shared-ui/form';
import { DialogForm } from '../../shared/DialogForm.tsx';

interface Values {
  day?: string;
  fee?: string;
  reason?: string;
  /** By the day that is chosen, and the ids of transactions with a letter before. */
  held?: Record<string, Record<string, boolean>>;
}

const problemsOf = ({ day, reason }: Values) => ({
  day: isCalendarDate(day ?? '') ? undefined : 'Please choose a day',
  reason: (reason ?? '').trim().length >= 3 ? undefined : 'Must be at least 3 character(s) long',
});

const idsOf = ({ held = {}, day = '' }: Values) =>
  Object.entries(held[day] ?? {}).flatMap(([name, on]) => (on ? [Number(name.slice(1))] : []));

const countOf = (payments: number) => (payments === 1 ? '1 payment' : `${payments} payments`);
const sumOf = (payments: readonly MissingPayment[]) =>
  payments.reduce((kobo, { open }) => kobo + koboOf(open), 0);

interface SumsProps {
  day: string;
  held: readonly MissingPayment[];
}

/** What the proposal does, before it is made. */
function Sums({ day, held }: SumsProps) {
  const { data } = useQuery(openingQuery(day));
  if (!data) return null;
  const settled = koboOf(data.amount) - sumOf(held);
  return (
    <Banner tone="info" live="polite">
      {countOf(data.payments - held.length)}, {formatNaira(settled)}, will count as settled.{' '}
      {held.length === 0
        ? 'None of before that day stays at the gateway.'
        : `${countOf(held.length)}, ${formatNaira(sumOf(held))}, will stay at the gateway.`}
    </Banner>
  );
}

/** The newest first: the older a payment, the less likely does the gateway still hold it. */
function StillHeld({ day }: { day: string }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const [pages, setPages] = useState(1);
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      missingQuery({ before: day, pageNumber: index + 1 }),
    ),
  });
  const shown = queries.flatMap(({ data }) => data?.data ?? []);
  if (!queries[0]?.data) return null;
  if (shown.length === 0) return <p>Nothing is open from before that day.</p>;
  const ticked = idsOf(values);
  return (
    <>
      <fieldset>
        <legend>Still at the gateway, although paid before that day</legend>
        {shown.map(({ transactionId, invoiceNumber, business_Name, datePaid, open }) => (
          <CheckboxField
            key={transactionId}
            name={`held.${day}.t${transactionId}`}
            label={`${invoiceNumber}, ${business_Name}, ${datePaid ? `paid ${formatDate(datePaid)}, ` : ''}${formatNaira(koboOf(open))}`}
          />
        ))}
        {queries.at(-1)?.data?.meta?.nextPage && (
          <Button onClick={() => setPages(pages + 1)}>Show older payments</Button>
        )}
      </fieldset>
      <Sums day={day} held={shown.filter(({ transactionId }) => ticked.includes(transactionId))} />
    </>
  );
}

function Payments() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { day = '' } = values;
  return isCalendarDate(day) ? <StillHeld key={day} day={day} /> : null;
}

function OpenForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(proposeDecisionMutation);
  const propose = (values: Values, idempotencyKey: string) => {
    const { day, fee, reason = '' } = values;
    return mutateAsync({
      decision: {
        kind: 'opening',
        day,
        fee: nairaFromKobo(koboFromTyped(fee ?? '')),
        stillOpen: idsOf(values),
        reason: reason.trim(),
      },
      idempotencyKey,
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
      <TextField
        name="reason"
        label="Reason"
        hint="Such as the balance of the bank statement"
        rows={3}
        required
      />
    </DialogForm>
  );
}

/** Before the first file: which payments are settled already. */
export function OpenBooks() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Stack>
      <Button onClick={() => setOpen(true)}>Open the books</Button>
      {open && (
        <Drawer title="Open the books" placement="right" typing onClose={close}>
          <OpenForm onClose={close} />
        </Drawer>
      )}
    </Stack>
  );
}
