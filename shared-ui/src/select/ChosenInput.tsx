import { type ComponentProps, createContext, useContext, useEffect } from 'react';

interface ChosenValue {
  label: string;
  placeholder: string | undefined;
  name: string | undefined;
  autoComplete: string | undefined;
  /** How many options there are. */
  count: number;
  /** The list opens at the option of this place. */
  start: number;
  onTyped: ((text: string) => void) | undefined;
  /** Whether an option is called so, which is chosen then. */
  chooseByLabel: (label: string) => boolean;
  /** Chooses the first option that has these letters. */
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

/** From this many options on, a phone's keyboard comes to search the list; over fewer it would only cover it. */
const manyOptions = 12;

/**
 * The input within antd's select. antd draws the chosen text beside an empty input, which says nothing to a screen
 * reader (ant-design#56070, antd 6.6.8): here it is the input's value, and makes room for what is typed once the list is open.
 */
export function ChosenInput({ onKeyDown, onChange, ...props }: ComponentProps<'input'>) {
  const { label, placeholder, name, autoComplete, count, start, onTyped, chooseByLabel, chooseFirst } =
    useContext(Chosen);
  const open = props['aria-expanded'] === true;
  const active = props['aria-activedescendant'];
  // antd counts options from 0, and calls none of them -1.
  const pointed = active?.endsWith('_-1') ? undefined : active;
  const startId = start < 0 ? undefined : `${props['aria-controls']}_${start}`;
  useEffect(() => {
    const option = open && active ? document.getElementById(active) : null;
    // The option that the pointer is at stays beneath it.
    if (option && !option.matches(':hover')) option.scrollIntoView?.({ block: 'nearest' });
  }, [open, active]);
  const opensAt = open && props.value === '' ? startId : undefined;
  useEffect(() => {
    // The list is drawn a little after it is told to open.
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
        if (open && key === 'Tab') {
          // antd chooses as well, but holds the focus: here it goes on.
          event.stopPropagation();
          document.getElementById(active ?? '')?.click();
          return;
        }
        const { value } = event.currentTarget;
        // Enter may come before antd points at the first of what was typed just now.
        if (open && key === 'Enter' && !pointed && value !== '') chooseFirst(value);
        if (opensAt && !pointed && key.startsWith('Arrow')) {
          event.preventDefault();
          event.stopPropagation();
          // antd would start at the first; it also points at the option that the mouse is over.
          document.getElementById(opensAt)?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
          return;
        }
        // Space opens the list and is not searched for; what is chosen cannot be typed away.
        if (!open && [' ', 'Backspace', 'Delete'].includes(key)) event.preventDefault();
        onKeyDown?.(event);
      }}
      onChange={(event) => {
        // The browser fills in a closed select by its own memory.
        if (!open && chooseByLabel(event.target.value)) return;
        onTyped?.(event.target.value);
        onChange?.(event);
      }}
    />
  );
}
