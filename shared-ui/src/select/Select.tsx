import type { AriaAttributes } from 'react';
import styles from '../form/FieldFrame.module.css';
import { fetchAhead, fetchedPart } from '../page/fetchedPart.tsx';

export interface Choice<Value> {
  value: Value;
  label: string;
}

export interface SelectProps<Value> extends AriaAttributes {
  id?: string | undefined;
  name?: string | undefined;
  value: Value | undefined;
  options: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** Shown while none of the options is chosen. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  size?: 'middle' | 'large';
  className?: string | undefined;
  onFocus?: () => void;
  onBlur?: () => void;
}

const Fetched = fetchedPart<SelectProps<never>>(() => import('./DrawnSelect.tsx').then((m) => m.DrawnSelect));

/** antd's select is fetched when one is first drawn: no page of a visitor who signs in has any. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { id, value, options, placeholder, size, className = '' } = props;
  const pending = (
    <input
      id={id}
      className={`${styles.pending} ${className}`}
      data-size={size}
      aria-label={props['aria-label']}
      value={options.find((option) => option.value === value)?.label ?? ''}
      placeholder={placeholder}
      disabled
      readOnly
    />
  );
  return <Fetched {...(props as unknown as SelectProps<never>)} pending={pending} />;
}

export const fetchSelect = () => fetchAhead(Fetched);
