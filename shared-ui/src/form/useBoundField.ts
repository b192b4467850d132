import { useField, useForm } from 'react-final-form';
import { useRegisteredField } from './formContext.ts';
import { useSettled } from './useSettled.ts';

export interface BoundFieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  readOnly?: boolean;
  /** The form shows this text for a field whose error has no text, for example 'accept the terms'. */
  missing?: string;
}

const sameValue = (one: unknown, other: unknown) => (one ?? '') === (other ?? '');

export function useBoundField<Value>({ name, label, required, hint, readOnly, missing }: BoundFieldProps) {
  const form = useForm();
  const controlId = useRegisteredField(name, label, missing);
  const { input, meta } = useField<Value | undefined>(name, {
    allowNull: true,
    format: (value) => value,
    isEqual: sameValue,
    subscription: {
      value: true,
      touched: true,
      error: true,
      submitError: true,
      modifiedSinceLastSubmit: true,
      active: true,
    },
  });
  const refused = meta.modifiedSinceLastSubmit ? undefined : meta.submitError;
  const message: unknown = meta.error ?? refused;
  const error = useSettled(meta.touched && typeof message === 'string' ? message : undefined);
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  const control = {
    id: controlId,
    name,
    'aria-required': required || undefined,
    // The error's text may be hidden or empty, but the field is invalid in any case.
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy,
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
  };
  return {
    value: input.value as Value | undefined,
    change: (value: Value | undefined) => form.change(name, value),
    active: meta.active ?? false,
    error,
    ids: { control: controlId, hint: hintId, error: errorId },
    control,
    inputProps: { ...control, size: 'large' as const, status: error && ('error' as const), readOnly },
  };
}
