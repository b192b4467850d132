import { Input } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isCalendarDate } from 'shared-api/rules';
import { Icon } from '../icons/Icon.tsx';
import styles from './DateField.module.css';
import { dateFromTyped, typedFromDate } from './dateTyped.ts';
import frame from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface DateFieldProps extends BoundFieldProps {
  /** The earliest day that the calendar offers, YYYY-MM-DD; typing is judged by the form's rules. */
  min?: string;
  max?: string;
  autoComplete?: string;
}

const CalendarPanel = lazy(async () => ({ default: (await import('./CalendarPanel.tsx')).CalendarPanel }));

/** Typing DD/MM/YYYY is the main way; the form's value is YYYY-MM-DD, or the text as typed when it is no date. */
export function DateField(props: DateFieldProps) {
  const { min, max, autoComplete = 'off' } = props;
  const { value = '', change, control, error, ids, active } = useBoundField<string>(props);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
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
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      <div className={styles.date} ref={root}>
        <div className={frame.withButton}>
          <Input
            {...control}
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder="DD/MM/YYYY"
            readOnly={props.readOnly}
            variant={props.readOnly ? 'filled' : 'outlined'}
            value={active ? typed : typedFromDate(value)}
            onFocus={() => {
              setTyped(typedFromDate(value));
              control.onFocus();
            }}
            onChange={({ target }) => {
              setTyped(target.value);
              change((dateFromTyped(target.value) ?? target.value.trim()) || undefined);
            }}
            {...(error ? { status: 'error' as const } : {})}
          />
          {!props.readOnly && (
            <button
              type="button"
              ref={button}
              className={frame.inside}
              aria-label={`Choose ${props.label.toLowerCase()} from a calendar`}
              aria-expanded={open}
              aria-haspopup="dialog"
              onClick={() => setOpen(!open)}
            >
              <Icon name="calendar" />
            </button>
          )}
        </div>
        {open && (
          <Suspense fallback={null}>
            <CalendarPanel
              label={props.label}
              value={isCalendarDate(value) ? value : undefined}
              min={min}
              max={max}
              onChoose={(date) => {
                change(date);
                close();
              }}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
    </FieldFrame>
  );
}
