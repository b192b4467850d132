import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { Button, classNames } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { withParams } from '../page/withParams.ts';
import { SelectInput } from '../select/SelectInput.tsx';
import styles from './FilterBar.module.css';
import { FilterInput } from './FilterInput.tsx';

/** The page's address contains the filters. If a filter changes, the list starts at page 1. */
export function useFilterParam(param: string): readonly [string, (value: string, replace?: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (value: string, replace = false) =>
    setSearch((previous) => withParams(previous, { [param]: value, page: undefined }), { replace });
  return [search.get(param) ?? '', set];
}

interface FilterBarProps {
  children?: ReactNode;
  label?: string;
  /** On a phone the search remains visible and the other filters are folded. */
  search?: ReactNode;
  more?: ReactNode;
  chosen?: number;
  onClear?: () => void;
}

export function FilterBar({
  children,
  label = 'Filters',
  search,
  more,
  chosen = 0,
  onClear,
}: FilterBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={classNames(styles.bar, 'screenOnly', open && styles.open)} aria-label={label}>
      {search}
      {search ? (
        <div id={id} className={styles.fields}>
          {children}
          {open && more && <div className={styles.more}>{more}</div>}
        </div>
      ) : (
        children
      )}
      {search && (children || more) && (
        <Button
          icon={<Icon name="filter" />}
          className={more ? undefined : styles.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className="unseenOnPhone">{more ? 'More filters' : 'Filters'}</span>
          {chosen > 0 && ` (${chosen})`}
        </Button>
      )}
      {onClear && chosen > 0 && (
        <Button variant="text" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </section>
  );
}

interface SearchFieldProps {
  label: string;
  placeholder?: string;
}

const pauseMs = 300;

export function SearchField({ label, placeholder }: SearchFieldProps) {
  const [value, setValue] = useFilterParam('search');
  const [typed, setTyped] = useState(value);
  const applied = useRef(value);
  useEffect(() => {
    // Letters that the user typed after the last search must not be lost.
    if (value !== applied.current) setTyped(value);
    applied.current = value;
  }, [value]);
  const wanted = typed.trim();
  const apply = (text: string, replace = false) => {
    applied.current = text;
    if (text !== value) setValue(text, replace);
  };
  const latest = useRef(apply);
  latest.current = apply;
  const isPeeking = useFilterParam('peek')[0] !== '';
  const isMoving = useNavigation().state !== 'idle';
  // A search would interrupt a navigation, or close the row that is open beside the list.
  const due = wanted === value || isMoving || isPeeking ? undefined : wanted;
  useEffect(() => {
    if (due === undefined) return undefined;
    // A replaced history entry lets Back undo the whole search and not each letter.
    const timer = setTimeout(() => latest.current(due, applied.current !== ''), pauseMs);
    return () => clearTimeout(timer);
  }, [due]);
  return (
    <FilterInput
      label={label}
      className={styles.search}
      type="search"
      prefix={<Icon name="search" />}
      placeholder={placeholder}
      value={typed}
      onType={setTyped}
      onApply={() => apply(wanted)}
    />
  );
}

interface FilterSelectProps {
  label: string;
  param: string;
  options: readonly { value: string; label: string }[];
  /** This text names the option that removes the filter. */
  all?: string;
}

export function FilterSelect({ label, param, options, all = 'All' }: FilterSelectProps) {
  const [value, setValue] = useFilterParam(param);
  const choices = [{ value: '', label: all }, ...options];
  return <SelectInput label={label} value={value} options={choices} onChoose={setValue} />;
}
