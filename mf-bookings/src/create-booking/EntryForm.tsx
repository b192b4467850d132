import { memo, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
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

/** The next form follows what was pressed by a moment, so that the page answers at once however long the table is. */
export function EntryForm({ wizard, service, dispatch, noteTyped }: Props) {
  const form = useDeferredValue(wizard.form);
  const wanted = useRef(form.version);
  useLayoutEffect(() => {
    wanted.current = wizard.form.version;
  });
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(form.version);
  // An empty field would be found invalid as soon as the focus left it, so that an empty form gets it at its legend.
  const start = form.mode === 'new' ? '#new-passenger' : '[name=FirstName]';
  useEffect(() => {
    if (shown.current !== form.version) root.current?.querySelector<HTMLElement>(start)?.focus();
    shown.current = form.version;
  }, [form.version, start]);
  const { editing } = form;
  return (
    <div ref={root}>
      <ShownForm
        key={form.version}
        form={form}
        wanted={wanted}
        first={wizard.added.length === 0}
        fellows={editing === undefined ? 0 : fellowPassengers(wizard.added, editing).length}
        service={service}
        dispatch={dispatch}
        noteTyped={noteTyped}
      />
    </div>
  );
}

interface ShownProps extends Omit<Props, 'wizard'> {
  form: Wizard['form'];
  /** The version that is to be shown next: a form that has been left takes nothing more, such as a second click. */
  wanted: { readonly current: number };
  first: boolean;
  fellows: number;
}

const ShownForm = memo(function ShownForm(props: ShownProps) {
  const { form, wanted, first, fellows, service, dispatch, noteTyped } = props;
  const { mode, version, values } = form;
  const isLeft = () => wanted.current !== version;
  const submit = ({ wholeFlight = false, ...entered }: Values) => {
    if (!isLeft()) dispatch({ type: 'submitted', values: entered, wholeFlight });
  };
  const note = ({ wholeFlight: _, ...entered }: Values) => {
    if (!isLeft()) noteTyped(entered);
  };
  return (
    <Card title={titles[mode]} level={3}>
      <PortalForm<Values>
        label={titles[mode]}
        local
        schema={schema}
        validate={futureOnly}
        initialValues={values}
        onSubmit={submit}
      >
        <FormSpy<Values> subscription={{ values: true }} onChange={({ values: entered }) => note(entered)} />
        <FlightFields service={service} />
        {fellows > 0 && (
          <CheckboxField
            name="wholeFlight"
            label={`Change the flight of all ${fellows + 1} passengers who are on it`}
          />
        )}
        <PassengerFields />
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
