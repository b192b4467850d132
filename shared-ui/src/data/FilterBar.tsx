import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import styles from './FilterBar.module.css';

/** Filters live in the address, so that a view can be shared; a change starts at page 1. */
export function useFilterParam(param: string): readonly [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (value: string) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value) next.set(param, value);
        else next.delete(param);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  return [search.get(param) ?? '', set];
}

export const FilterBar = ({ children, label = 'Filters' }: { children: ReactNode; label?: string }) => (
  <section className={styles.bar} aria-label={label}>
    {children}
  </section>
);

interface SearchFieldProps {
  label: string;
  param?: string;
  placeholder?: string;
}

/** Searches on Enter and on leaving, so that not every letter is a request. */
export function SearchField({ label, param = 'search', placeholder }: SearchFieldProps) {
  const id = useId();
  const [value, setValue] = useFilterParam(param);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const apply = () => {
    if (typed.trim() !== value) setValue(typed.trim());
  };
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className={styles.control}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
        />
      </span>
    </form>
  );
}

interface FilterSelectProps {
  label: string;
  param: string;
  options: readonly { value: string; label: string }[];
  /** The text for no filter. */
  all?: string;
}

export function FilterSelect({ label, param, options, all = 'All' }: FilterSelectProps) {
  const id = useId();
  const [value, setValue] = useFilterParam(param);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
