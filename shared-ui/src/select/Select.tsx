import { type AriaAttributes, useCallback, useState } from 'react';
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
  /** The options are what is found for the text: they are not narrowed by it once more. */
  onType?: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** Whether it, and what it stands in, is not folded away. Browsers of before 2024 do not say. */
const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

function whenShown(element: HTMLElement, call: () => void): (() => void) | undefined {
  if (isShown(element)) {
    call();
    return;
  }
  const observer = new ResizeObserver(() => isShown(element) && call());
  observer.observe(element);
  return () => observer.disconnect();
}

const Fetched = fetchedPart<SelectProps<never>>(() =>
  import(/* webpackChunkName: "select" */ './DrawnSelect.tsx').then((m) => m.DrawnSelect),
);

/** antd's select is fetched when one is first shown: signing in has none, and a phone folds its filters away. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const [shown, setShown] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) => (element ? whenShown(element, () => setShown(true)) : undefined),
    [],
  );
  const { id, value, options, placeholder, size, className = '' } = props;
  const pending = (
    <input
      ref={watch}
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
  if (!shown) return pending;
  return <Fetched {...(props as unknown as SelectProps<never>)} pending={pending} />;
}

export const fetchSelect = () => fetchAhead(Fetched);
