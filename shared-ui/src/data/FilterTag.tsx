import { Icon } from '../icons/Icon.tsx';
import { useFilterParam } from './FilterBar.tsx';
import styles from './FilterTag.module.css';

interface FilterTagProps {
  label: string;
  /** What is chosen, in words. */
  value: string;
  param: string;
}

/** A filter that is on, where it can be taken off. */
export function FilterTag({ label, value, param }: FilterTagProps) {
  const [, set] = useFilterParam(param);
  const text = `${label}: ${value}`;
  return (
    <button type="button" className={styles.tag} aria-label={`Take off ${text}`} onClick={() => set('')}>
      {text} <Icon name="close" size="1em" />
    </button>
  );
}
