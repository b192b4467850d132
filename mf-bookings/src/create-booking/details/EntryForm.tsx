import { memo, useLayoutEffect, useRef } from 'react';
import type { Service } from 'shared-api/services';
import { Banner, Button, Card, Icon } from 'shared-ui';
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
import { type EntryValues, passengerName } from '../../shared/bookingValues.ts';
import { type EntryForm as Form, isFolded } from '../BookingMachine.ts';
import type { BookingStore } from '../draft/bookingStore.ts';
import { AddList } from '../passenger-list/AddList.tsx';
import { fellowPassengers } from '../review/flightGroups.ts';
import { NextStep } from '../summary/NextStep.tsx';
import { entrySchema, futureOnly } from './entryRules.ts';
import { LastFlight } from './LastFlight.tsx';
import { TextTraveller } from './TextTraveller.tsx';
import { WhoTravels } from './WhoTravels.tsx';

type Values = EntryValues & { wholeFlight?: boolean };

interface Props {
  booking: BookingStore;
  service: Service;
}

const titles = { new: 'Add a passenger', copy: 'Duplicate a passenger', edit: 'Edit a passenger' } as const;

/**
 * The same fields are used for every passenger. A slow phone would need half a second to render new fields,
 * and letters typed meanwhile would be lost. The focus is moved before the fields are emptied; otherwise the
 * form would mark the field that it leaves as invalid.
 */
function NextPassenger({ form, folded }: { form: Form; folded: boolean }) {
  const { version, mode, values, next } = form;
  const fields = useForm();
  // If `next` is set before the fields are first rendered, -1 makes the first effect set the focus.
  const shown = useRef(next ? -1 : version);
  useLayoutEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    document.getElementById(folded ? 'another-passenger' : 'new-passenger')?.focus();
    fields.restart(values);
    const field = mode === 'new' ? next : 'FirstName';
    if (field) document.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }, [fields, version, mode, values, next, folded]);
  return null;
}

export const EntryForm = memo(function EntryForm({ booking, service }: Props) {
  const { dispatch } = booking;
  const form = useStore(booking, (machine) => machine.form);
  const first = useStore(booking, ({ added }) => added.length === 0);
  const folded = useStore(booking, isFolded);
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
        <NextPassenger form={form} folded={folded} />
        <div hidden={folded} className={styles.fields}>
          <FlightFields service={service}>
            <LastFlight booking={booking} />
          </FlightFields>
          {fellows > 0 && (
            <CheckboxField
              name="wholeFlight"
              label={`Change the flight of all ${fellows + 1} passengers who are on it`}
            />
          )}
        </div>
        <div className={styles.people}>
          {folded && (
            <p className={styles.another}>
              <Button
                id="another-passenger"
                icon={<Icon name="plus" />}
                onClick={() => dispatch({ type: 'asked' })}
              >
                Add another passenger
              </Button>
            </p>
          )}
          <WhoTravels booking={booking} />
          <AddList booking={booking} service={service} />
        </div>
        <div hidden={folded} className={styles.fields}>
          <PassengerFields />
          <TextTraveller />
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
            <Banner
              tone="info"
              action={<Button onClick={() => dispatch({ type: 'leftOut' })}>Leave them out</Button>}
            >
              Added with this passenger: {form.companions.map(passengerName).join(', ')}
            </Banner>
          )}
          {first && (
            <NextStep>
              <SubmitButton>Add</SubmitButton>
            </NextStep>
          )}
          {!first && !folded && (
            <FormActions>
              <SubmitButton variant="default">{mode === 'edit' ? 'Save passenger' : 'Add'}</SubmitButton>
              <Button onClick={() => dispatch({ type: mode === 'new' ? 'declined' : 'cancelled' })}>
                {mode === 'new' ? 'Do not add' : 'Do not change'}
              </Button>
            </FormActions>
          )}
        </div>
      </PortalForm>
    </Card>
  );
});
