import { Icon } from 'shared-ui';
import { countOf, type WithNeeds } from './deskWords.ts';
import styles from './Needs.module.css';

export function Needs({ passengers }: { passengers: readonly WithNeeds[] }) {
  const wheelchairs = passengers.filter(({ wheel_Chair }) => wheel_Chair).length;
  const notes = passengers.flatMap(({ special_Requirement }) => special_Requirement?.trim() || []);
  if (passengers.some(({ needsStated }) => needsStated)) notes.push('Needs stated');
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
