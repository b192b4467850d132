import { useEffect, useId, useState } from 'react';
import styles from './FilterBar.module.css';
import { useFilterParam } from './FilterBar.tsx';

interface FilterAmountProps {
  label: string;
  param: string;
}

/** An amount in naira, applied on Enter and on leaving; what is no amount is not applied, and says so. */
export function FilterAmount({ label, param }: FilterAmountProps) {
  const id = useId();
  const [value, setValue] = useFilterParam(param);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const plain = typed.replace(/[\s,₦]/g, '');
  const valid = plain === '' || /^\d{1,10}(\.\d{1,2})?$/.test(plain);
  const apply = () => {
    if (valid && plain !== value) setValue(plain);
  };
  return (
    <form
      className={`${styles.field} ${styles.amount}`}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className={styles.control}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={!valid}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
        />
      </span>
    </form>
  );
}
