import { useEffect, useState } from 'react';
import styles from './FilterBar.module.css';
import { useFilterParam } from './FilterBar.tsx';
import { FilterInput } from './FilterInput.tsx';

interface FilterAmountProps {
  label: string;
  param: string;
}

/** In the page's URL, the amount is in naira. */
export function FilterAmount({ label, param }: FilterAmountProps) {
  const [value, setValue] = useFilterParam(param);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const plain = typed.replace(/[\s,₦]/g, '');
  const valid = plain === '' || /^\d{1,10}(\.\d{1,2})?$/.test(plain);
  const apply = () => {
    if (valid && plain !== value) setValue(plain);
  };
  return (
    <FilterInput
      label={label}
      className={styles.amount}
      inputMode="decimal"
      value={typed}
      fault={!valid && 'Enter an amount'}
      onType={setTyped}
      onApply={apply}
    />
  );
}
