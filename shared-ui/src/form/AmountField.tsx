import type { InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import { useLayoutEffect, useRef } from 'react';
import { amountInWords } from 'shared-api/money';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Stack.tsx';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { amountFieldValue, caretBefore, formatAmountTyped, koboFromTyped } from './formatAmountTyped.ts';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface AmountFieldProps extends BoundFieldProps {
  suggestions?: readonly { label: string; kobo: number }[];
  /** Returns a warning if the amount is probably a typing error. */
  doubt?: (kobo: number) => string | undefined;
}

/** The form's value is the shown text, for example '500,000.00', which `koboFromTyped` reads. */
export function AmountField(props: AmountFieldProps) {
  const { value = '', change, inputProps, error, ids } = useBoundField<string>(props);
  const doubt = props.doubt?.(koboFromTyped(value));
  const input = useRef<InputRef>(null);
  const caret = useRef<{ digitsAfter: number; forward: boolean }>(undefined);
  useLayoutEffect(() => {
    if (!caret.current) return;
    const at = caretBefore(value, caret.current.digitsAfter, caret.current.forward);
    caret.current = undefined;
    input.current?.setSelectionRange(at, at);
  });
  return (
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      <Input
        {...inputProps}
        ref={input}
        prefix="₦"
        type="text"
        inputMode="decimal"
        autoComplete="transaction-amount"
        value={value}
        onChange={({ target, nativeEvent }) => {
          const after = target.value.slice(target.selectionStart ?? target.value.length);
          const forward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
          caret.current = { digitsAfter: after.replace(/\D/g, '').length, forward };
          change(formatAmountTyped(target.value) || undefined);
        }}
      />
      {props.suggestions && (
        <Inline space={2} className={styles.chips}>
          {props.suggestions.map(({ label, kobo }) => (
            <Button key={label} size="small" onClick={() => change(amountFieldValue(kobo))}>
              {label}
            </Button>
          ))}
        </Inline>
      )}
      {value && (
        <small aria-live="polite">
          {amountInWords(koboFromTyped(value))}
          {doubt && <strong className={styles.doubt}>{doubt}</strong>}
        </small>
      )}
    </FieldFrame>
  );
}
