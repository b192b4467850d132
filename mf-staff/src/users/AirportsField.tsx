import { airports } from 'shared-api/airports';
import { Grid } from 'shared-ui';
import { CheckboxField, useFormState } from 'shared-ui/form';
import styles from './AirportsField.module.css';

export const airportBox = (id: number) => `airport_${id}`;

export const tickedAirports = (values: object): number[] =>
  airports.flatMap(({ id }) => ((values as Record<string, unknown>)[airportBox(id)] === true ? [id] : []));

const byCode = airports.toSorted((one, other) => one.code.localeCompare(other.code));

export function AirportsField() {
  const { values } = useFormState();
  if (values.Role !== 'Protocol Officer') return null;
  return (
    <fieldset className={styles.airports}>
      <legend>Airports</legend>
      <p className={`${styles.hint} small`}>
        The officer sees the bookings of these alone; none ticked means all airports.
      </p>
      <Grid space={1} minimum="5.5rem">
        {byCode.map(({ id, code, name }) => (
          <CheckboxField key={id} name={airportBox(id)} label={name}>
            {code}
          </CheckboxField>
        ))}
      </Grid>
    </fieldset>
  );
}
