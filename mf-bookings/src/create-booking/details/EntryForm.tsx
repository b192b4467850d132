import { memo, useLayoutEffect, useRef } from 'react';
import type { Service } from 'shared-api/services';
import { Button, Card } from 'shared-ui';
import {
  CheckboxField,
  FieldRow,
  FormActions,
  FormSpy,
  PortalForm,
  SubmitButton,
  TextField,
  useForm,
} from 'shared-ui/form';
import { useStore } from 'zustand';
import styles from '../../shared/booking-fields/BookingFields.module.css';
import { FlightFields } from '../../shared/booking-fields/FlightFields.tsx';
import { PassengerFields } from '../../shared/booking-fields/PassengerFields.tsx';
import type { EntryValues } from '../../shared/bookingValues.ts';
import type { EntryForm as Form } from '../BookingMachine.ts';
import { BookedBefore } from '../booked-before/BookedBefore.tsx';
import type { BookingStore } from '../draft/bookingStore.ts';
import { AddList } from '../passenger-list/AddList.tsx';
import { fellowPassengers } from '../review/flightGroups.ts';
import { Companions } from './Companions.tsx';
import { entrySchema, futureOnly } from './entryRules.ts';

type Values = EntryValues & { wholeFlight?: boolean };

interface Props {
  booking: BookingStore;
  service: Service;
}

const titles = { new: 'Add a passenger', copy: 'Duplicate a passenger', edit: 'Edit a passenger' } as const;

/**
 * New fields for each passenger would take a slow phone half a second and lose the letters typed meanwhile. The focus
 * leaves first, because an empty field that it left afterwards would be found invalid.
 */
function NextPassenger({ form: { version, mode, values, next } }: { form: Form }) {
  const fields = useForm();
  // A form that began before its fields were drawn sets the focus, too.
  const shown = useRef(next ? -1 : version);
  useLayoutEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    document.getElementById('new-passenger')?.focus();
    fields.restart(values);
    const field = mode === 'new' ? next : 'FirstName';
    if (field) document.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }, [fields, version, mode, values, next]);
  return null;
}

/** Another passenger's values come into the same fields, at once. */
export const EntryForm = memo(function EntryForm({ booking, service }: Props) {
  const { dispatch } = booking;
  const form = useStore(booking, (machine) => machine.form);
  const first = useStore(booking, ({ added }) => added.length === 0);
  const fellows = useStore(booking, ({ added, form: { editing } }) =>
    editing === undefined ? 0 : fellowPassengers(added, editing).length,
  );
  const { mode, values } = form;
  const submit = ({ wholeFlight = false, ...entered }: Values) =>
    dispatch({ type: 'submitted', values: entered, wholeFlight });
  const note = ({ wholeFlight: _, ...entered }: Values) => dispatch({ type: 'typed', values: entered });
  return (
    <Card {...(mode !== 'new' && { title: titles[mode], level: 3 })}>
      <PortalForm<Values>
        label={titles[mode]}
        local
        schema={entrySchema}
        validate={futureOnly}
        initialValues={values}
        onSubmit={submit}
      >
        <FormSpy<Values> subscription={{ values: true }} onChange={({ values: entered }) => note(entered)} />
        <NextPassenger form={form} />
        <FlightFields service={service}>
          <BookedBefore part="flight" booking={booking} />
        </FlightFields>
        {fellows > 0 && (
          <CheckboxField
            name="wholeFlight"
            label={`Change the flight of all ${fellows + 1} passengers who are on it`}
          />
        )}
        <div className={styles.people}>
          <BookedBefore part="people" booking={booking} />
          <AddList booking={booking} />
        </div>
        <PassengerFields />
        <FieldRow>
          <TextField
            name="Reference"
            label="Reference (optional)"
            hint="Your cost centre or order number; it stays for the next passenger"
            maxLength={50}
            autoComplete="off"
          />
        </FieldRow>
        {form.companions.length > 0 && (
          <Companions people={form.companions} onLeaveOut={() => dispatch({ type: 'leftOut' })} />
        )}
        <FormActions>
          <SubmitButton variant={first ? 'primary' : 'default'}>
            {mode === 'edit' ? 'Save passenger' : 'Add'}
          </SubmitButton>
          {mode !== 'new' && <Button onClick={() => dispatch({ type: 'cancelled' })}>Do not change</Button>}
        </FormActions>
      </PortalForm>
    </Card>
  );
});
