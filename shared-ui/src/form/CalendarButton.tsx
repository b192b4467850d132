import { useEffect, useRef, useState } from 'react';
import { isCalendarDate } from 'shared-api/dates';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import frame from './FieldFrame.module.css';

interface CalendarButtonProps {
  label: string;
  /** Screen readers announce the button by this name. The default name contains `label`. */
  name?: string;
  /** The value is YYYY-MM-DD, or a typed text that is not a date. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: string) => void;
}

/** The parent element needs `position: relative`, because the calendar has `position: absolute`. */
export function CalendarButton({ label, name, value, min, max, onChoose }: CalendarButtonProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  return (
    <span ref={root}>
      <IconButton
        ref={button}
        className={frame.inside}
        aria-label={name ?? `Choose ${label.toLowerCase()} from a calendar`}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" />
      </IconButton>
      {open && (
        <CalendarPanel
          label={label}
          value={isCalendarDate(value) ? value : undefined}
          min={min}
          max={max}
          onChoose={(date) => {
            onChoose(date);
            close();
          }}
          onClose={close}
        />
      )}
    </span>
  );
}
