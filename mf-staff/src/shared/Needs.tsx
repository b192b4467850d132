import type { Passenger } from 'shared-api/bookings';
import { Icon } from 'shared-ui';
import { countOf } from './deskWords.ts';
import styles from './Needs.module.css';

export function Needs({
  passengers,
}: {
  passengers: readonly Pick<Passenger, 'wheel_Chair' | 'special_Requirement'>[];
}) {
  const wheelchairs = passengers.filter(({ wheel_Chair }) => wheel_Chair).length;
  const notes = passengers.flatMap(({ special_Requirement }) => special_Requirement?.trim() || []);
  if (wheelchairs + notes.length === 0) return null;
  return (
    <span className={styles.needs}>
      {wheelchairs > 0 && (
        <span>
          <Icon name="wheelchair" /> {countOf(wheelchairs, 'wheelchair')}
        </span>
      )}
      {notes.length > 0 && <span className={styles.note}>{notes.join('; ')}</span>}
    </span>
  );
}
