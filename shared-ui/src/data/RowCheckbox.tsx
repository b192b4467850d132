import { useEffect, useRef } from 'react';

export interface Selection {
  selected: readonly string[];
  onChange: (keys: readonly string[]) => void;
}

interface RowCheckboxProps {
  selection: Selection;
  keys: readonly string[];
  label: string;
}

/** Chooses one row, or all of the page; in between it is mixed. */
export function RowCheckbox({ selection: { selected, onChange }, keys, label }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = keys.filter((key) => selected.includes(key));
  const all = chosen.length === keys.length;
  const mixed = chosen.length > 0 && !all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const others = selected.filter((key) => !keys.includes(key));
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={all}
      onChange={() => onChange(all ? others : [...others, ...keys])}
    />
  );
}
