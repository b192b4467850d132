import { type ComponentProps, createContext, useContext, useEffect } from 'react';

interface ChosenValue {
  label: string;
  placeholder: string | undefined;
  name: string | undefined;
  autoComplete: string | undefined;
  count: number;
  start: number;
  onTyped: ((text: string) => void) | undefined;
  /** Chooses the option with exactly this label, and returns whether the option exists. */
  chooseByLabel: (label: string) => boolean;
  chooseFirst: (typed: string) => void;
}

export const Chosen = createContext<ChosenValue>({
  label: '',
  placeholder: undefined,
  name: undefined,
  autoComplete: undefined,
  count: 0,
  start: -1,
  onTyped: undefined,
  chooseByLabel: () => false,
  chooseFirst: () => undefined,
});

/** A phone opens its keyboard only for lists of at least this length. The keyboard hides a part of the list. */
const manyOptions = 12;

/** Screen readers skip the text that antd shows beside its empty input (ant-design#56070, antd 6.6.8). */
export function ChosenInput({ onKeyDown, onChange, ...props }: ComponentProps<'input'>) {
  const { label, placeholder, name, autoComplete, count, start, onTyped, chooseByLabel, chooseFirst } =
    useContext(Chosen);
  const open = props['aria-expanded'] === true;
  const active = props['aria-activedescendant'];
  // antd numbers options from 0 and uses -1 for no option.
  const pointed = active?.endsWith('_-1') ? undefined : active;
  const startId = start < 0 ? undefined : `${props['aria-controls']}_${start}`;
  useEffect(() => {
    const option = open && active ? document.getElementById(active) : null;
    const list = option?.closest('[role=listbox]');
    // The option under the pointer must not move.
    if (!option || !list || option.matches(':hover')) return;
    // `scrollIntoView` would also scroll the page, to a list that antd has not put in its place yet.
    const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += Math.min(inner.top - outer.top, 0) + Math.max(inner.bottom - outer.bottom, 0);
  }, [open, active]);
  const opensAt = open && props.value === '' ? startId : undefined;
  useEffect(() => {
    // The list is rendered shortly after the select opens.
    const frame = requestAnimationFrame(() => {
      const option = document.getElementById(opensAt ?? '');
      const list = option?.closest('[role=listbox]');
      if (option && list)
        list.scrollTop += option.getBoundingClientRect().top - list.getBoundingClientRect().top;
    });
    return () => cancelAnimationFrame(frame);
  }, [opensAt]);
  return (
    <input
      {...props}
      name={name}
      aria-activedescendant={pointed}
      value={open ? props.value : label}
      placeholder={label || placeholder}
      autoComplete={autoComplete ?? 'off'}
      inputMode={count < manyOptions ? 'none' : undefined}
      onKeyDown={(event) => {
        const { key } = event;
        const { value } = event.currentTarget;
        // These keys may be pressed before antd has marked the first match.
        if (open && ['Enter', 'Tab'].includes(key) && !pointed && value !== '') chooseFirst(value);
        if (open && key === 'Tab') {
          // antd would choose the option too, but the focus would remain in this input.
          event.stopPropagation();
          document.getElementById(active ?? '')?.click();
          return;
        }
        if (opensAt && !pointed && key.startsWith('Arrow')) {
          event.preventDefault();
          event.stopPropagation();
          // In antd, arrow keys start at the first option or at the one under the mouse. A simulated mouse
          // move makes them start at `opensAt`.
          document.getElementById(opensAt)?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
          return;
        }
        // While the list is closed, these keys must not change the shown text. Space still opens the list.
        if (!open && [' ', 'Backspace', 'Delete'].includes(key)) event.preventDefault();
        onKeyDown?.(event);
      }}
      onChange={(event) => {
        // The browser's autofill may change the input while the list is closed.
        if (!open && chooseByLabel(event.target.value)) return;
        onTyped?.(event.target.value);
        onChange?.(event);
      }}
    />
  );
}
