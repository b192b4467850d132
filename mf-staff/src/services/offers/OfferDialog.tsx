import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AirportOffer,
  airportText,
  changeOffer,
  offerForm,
  type ServiceOffer,
} from 'shared-api/availability';
import { keys, mutationOf } from 'shared-api/http';
import { Banner } from 'shared-ui';
import { FormDialog } from 'shared-ui/dialogs';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import { CheckboxField, FieldRow, TextField, useFormState } from 'shared-ui/form';
import { HourFields } from './HourFields.tsx';
import { staysValid } from './offerTexts.ts';

interface Values extends Omit<ServiceOffer, 'perHour' | 'leadMinutes'> {
  /** `leadMinutes` and `perHour` contain the text that the user typed. */
  leadMinutes: string;
  perHour?: string;
  reason?: string;
}

const counted = [
  { value: 'passengers', label: 'Passengers' },
  { value: 'bookings', label: 'Bookings, such as cars' },
];

const offerOf = ({ offered, fromHour, toHour, counts, ...typed }: Values): ServiceOffer => ({
  offered,
  fromHour,
  toHour,
  counts,
  leadMinutes: Number(typed.leadMinutes),
  perHour: typed.perHour ? Number(typed.perHour) : null,
});

function Preview({ offers }: { offers: readonly AirportOffer[] }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const text = staysValid(offers, offerOf(values));
  return text ? <Banner tone="info">{text}</Banner> : null;
}

interface Props {
  serviceId: number;
  /** All these offers get the same values. */
  offers: readonly AirportOffer[];
  onSaved: () => void;
  onClose: () => void;
}

/** Each airport is saved by its own call. A refused call keeps the dialog open with the typed values. */
export function OfferDialog({ serviceId, offers, onSaved, onClose }: Props) {
  const { mutateAsync } = useMutation(mutationOf(changeOffer));
  const queryClient = useQueryClient();
  const [opened] = useState(offers);
  const [failed, setFailed] = useState(false);
  const [first] = offers;
  if (!first) return null;
  const save = async (values: Values) => {
    for (const { airportId, version } of failed ? offers : opened)
      await mutateAsync({
        params: { id: serviceId, airportId },
        body: { ...offerOf(values), version, ...(values.reason && { reason: values.reason }) },
      }).catch(async (problem: unknown) => {
        setFailed(true);
        await queryClient.invalidateQueries({ queryKey: keys.offers });
        throw problem;
      });
    onSaved();
  };
  return (
    <FormDialog<Values>
      title={
        offers.length === 1
          ? `Where and when: ${airportText(first.airportId)}`
          : `Where and when: ${offers.length} airports`
      }
      schema={offerForm}
      initialValues={{
        offered: first.offered,
        fromHour: first.fromHour,
        toHour: first.toHour,
        leadMinutes: String(first.leadMinutes),
        counts: first.counts,
        ...(first.perHour !== null && { perHour: String(first.perHour) }),
      }}
      submit="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <CheckboxField name="offered" label="Offered here" />
      <HourFields hint="Earlier than the beginning: over midnight" />
      <FieldRow>
        <TextField name="perHour" label="Places per hour" hint="Empty: no limit" inputMode="numeric" />
        <SelectField name="counts" label="A place is taken by" options={counted} required />
      </FieldRow>
      <TextField
        name="leadMinutes"
        label="Lead time in minutes"
        hint="How long before the flight it must be booked"
        inputMode="numeric"
        required
      />
      <TextAreaField name="reason" label="Reason (optional)" rows={2} maxLength={500} autoComplete="off" />
      <Preview offers={offers} />
    </FormDialog>
  );
}
