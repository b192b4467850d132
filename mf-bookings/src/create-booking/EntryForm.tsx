import { useEffect, useRef } from 'react';
import { serverNow } from 'shared-api';
import { flightForm, passengerForm, type Service } from 'shared-api/contract';
import { Button, Card } from 'shared-ui';
import { CheckboxField, FormActions, FormSpy, PortalForm, SubmitButton } from 'shared-ui/form';
import type { EntryValues } from './bookingValues.ts';
import { FlightFields } from './FlightFields.tsx';
import { fellowPassengers } from './flightGroups.ts';
import { PassengerFields } from './PassengerFields.tsx';
import { isPastFlight, selectFutureDate } from './pastFlight.ts';
import type { Wizard, WizardAction } from './wizard.ts';

type Values = EntryValues & { wholeFlight?: boolean };

interface Props {
  wizard: Wizard;
  service: Service;
  dispatch: (action: WizardAction) => void;
  noteTyped: (values: Partial<EntryValues>) => void;
}

const schema = flightForm.concat(passengerForm);
const titles = { new: 'Add a passenger', copy: 'Duplicate a passenger', edit: 'Edit a passenger' } as const;

const futureOnly = (values: Values) =>
  isPastFlight(values, serverNow()) ? { Date_Of_Travel: selectFutureDate } : {};

export function EntryForm({ wizard, service, dispatch, noteTyped }: Props) {
  const { mode, version, values, editing } = wizard.form;
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(version);
  // An empty field would be found invalid as soon as the focus left it, so that an empty form gets it at its legend.
  const start = mode === 'new' ? '#new-passenger' : '[name=FirstName]';
  useEffect(() => {
    if (shown.current !== version) root.current?.querySelector<HTMLElement>(start)?.focus();
    shown.current = version;
  }, [version, start]);
  const fellows = editing === undefined ? 0 : fellowPassengers(wizard.added, editing).length;
  const submit = ({ wholeFlight = false, ...entered }: Values) =>
    dispatch({ type: 'submitted', values: entered, wholeFlight });
  return (
    <div ref={root}>
      <Card title={titles[mode]} level={3}>
        <PortalForm<Values>
          key={version}
          label={titles[mode]}
          schema={schema}
          validate={futureOnly}
          initialValues={values}
          onSubmit={submit}
        >
          <FormSpy<Values>
            subscription={{ values: true }}
            onChange={({ values: { wholeFlight: _, ...entered } }) => noteTyped(entered)}
          />
          <FlightFields service={service} />
          {fellows > 0 && (
            <CheckboxField
              name="wholeFlight"
              label={`Change the flight of all ${fellows + 1} passengers who are on it`}
            />
          )}
          <PassengerFields />
          <FormActions>
            <SubmitButton variant={wizard.added.length === 0 ? 'primary' : 'default'}>
              {mode === 'edit' ? 'Save passenger' : 'Add'}
            </SubmitButton>
            {mode !== 'new' && <Button onClick={() => dispatch({ type: 'cancelled' })}>Do not change</Button>}
          </FormActions>
        </PortalForm>
      </Card>
    </div>
  );
}
