import { samplePeople } from 'shared-api/testing';
import { Inline } from 'shared-ui';
import { choosePerson, chosenPerson, nameOf } from './accounts.ts';
import styles from './Frame.module.css';

export function SamplePerson() {
  return (
    <Inline component="label" className={styles.person}>
      Made-up portal, signed in as
      <select
        defaultValue={chosenPerson()?.email ?? ''}
        onChange={({ target }) => choosePerson(target.value)}
      >
        {samplePeople.map((person) => (
          <option key={person.email} value={person.email}>
            {nameOf(person)}
          </option>
        ))}
        <option value="">nobody</option>
      </select>
    </Inline>
  );
}
