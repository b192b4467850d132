import { useMutation } from '@tanstack/react-query';
import { lagosDate, lagosInstant, lagosTime } from 'shared-api/dates';
import { mutationOf, serverNow } from 'shared-api/http';
import { type Breach, type BreachClass, breachClasses, changeBreach, recordBreach } from 'shared-api/privacy';
import { FormDialog } from 'shared-ui/dialogs';
import { DateField, TextAreaField, TimeField } from 'shared-ui/fields';
import { CheckboxField, FieldRow, TextField } from 'shared-ui/form';
import styles from './BreachDialog.module.css';

type Texts = Pick<Breach, 'what' | 'people' | 'consequences' | 'measures'>;
type Ticked = Partial<Record<BreachClass, boolean>>;
interface Values extends Texts, Ticked {
  toldTo?: string;
  day?: string;
  time?: string;
  version?: number;
}

const valuesOf = (breach: Breach): Values => ({
  what: breach.what,
  people: breach.people,
  consequences: breach.consequences,
  measures: breach.measures,
  version: breach.version,
  ...(breach.toldTo && { toldTo: breach.toldTo }),
  ...Object.fromEntries(breach.classes.map((each) => [each, true])),
});

const schema = changeBreach.body?.omit(['classes']);
const all = Object.keys(breachClasses) as BreachClass[];
const ticked = (values: Ticked) => all.filter((each) => values[each]);

/** All checkboxes have one common error message. The message is displayed below the last checkbox. */
const lastBox: BreachClass = 'work';

const problemsOf = ({ day, time, ...values }: Partial<Values>, isNew: boolean) => ({
  [lastBox]: ticked(values).length > 0 ? undefined : 'Choose at least one class of data',
  day: !isNew || day ? undefined : 'Invalid date format',
  time: !isNew || time ? undefined : 'Invalid time format',
});

const Classes = () => (
  <fieldset className={styles.classes}>
    <legend>Classes of data, at least one</legend>
    {all.map((each) => (
      <CheckboxField key={each} name={each} label={breachClasses[each]} />
    ))}
  </fieldset>
);

export function BreachDialog({ breach, onClose }: { breach?: Breach; onClose: () => void }) {
  const { mutateAsync: record } = useMutation(mutationOf(recordBreach));
  const { mutateAsync: change } = useMutation(mutationOf(changeBreach));
  const now = serverNow();
  const send = ({
    day = '',
    time = '',
    what,
    people,
    consequences,
    measures,
    toldTo,
    version,
    ...boxes
  }: Values) => {
    const told = { classes: ticked(boxes), what, people: Number(people), consequences, measures, toldTo };
    return breach
      ? change({ params: { id: breach.id }, body: { ...told, version } })
      : record({ body: { ...told, knownAt: lagosInstant(day, time).toISOString() } });
  };
  return (
    <FormDialog<Values>
      title={breach ? 'Change what is known' : 'Record a breach'}
      schema={schema}
      validate={(values) => problemsOf(values, !breach)}
      initialValues={breach ? valuesOf(breach) : { day: lagosDate(now), time: lagosTime(now) }}
      valuesOfPresent={valuesOf}
      submit={breach ? 'Change breach' : 'Record breach'}
      onSubmit={send}
      onClose={onClose}
    >
      {!breach && (
        <FieldRow>
          <DateField
            name="day"
            label="Known since"
            hint="The 72 hours run from here"
            max={lagosDate(now)}
            required
          />
          <TimeField name="time" label="Time" required />
        </FieldRow>
      )}
      <TextAreaField name="what" label="What happened" rows={3} required />
      <Classes />
      <TextField name="people" label="About how many people" inputMode="numeric" required />
      <TextAreaField name="consequences" label="Likely consequences" rows={2} required />
      <TextAreaField name="measures" label="Measures" rows={2} required />
      <TextField name="toldTo" label="Told to" />
    </FormDialog>
  );
}
