import { useEffect, useRef } from 'react';

export interface Selection {
  selected: readonly string[];
  onChange: (keys: readonly string[]) => void;
  /** Names a row to those who do not see it: 'Select Alfa Ltd'. */
  nameOf?: (key: string) => string;
}

interface RowCheckboxProps {
  selection: Selection;
  keys: readonly string[];
  label: string;
  /** Told of a click with Shift held, which chooses up to here; the checkbox itself then changes nothing. */
  onExtend?: () => void;
  onChoose?: () => void;
}

/** Chooses one row, or all of the page; in between it is mixed. */
export function RowCheckbox({ selection, keys, label, onExtend, onChoose }: RowCheckboxProps) {
  const { selected, onChange } = selection;
  const box = useRef<HTMLInputElement>(null);
  const extending = useRef(false);
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
      onClick={({ shiftKey }) => {
        extending.current = shiftKey && onExtend !== undefined;
      }}
      onChange={() => {
        if (extending.current) return onExtend?.();
        onChoose?.();
        onChange(all ? others : [...others, ...keys]);
      }}
    />
  );
}
