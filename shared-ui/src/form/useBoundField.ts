import { useField, useForm } from 'react-final-form';
import { useRegisteredField } from './formContext.ts';
import { useSettled } from './useSettled.ts';

export interface BoundFieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** Shown between label and control, so that it is read before typing. */
  hint?: string;
  readOnly?: boolean;
  /** The summary and the button ask for this while the field's error has no text, such as 'accept the terms'. */
  missing?: string;
}

const sameValue = (one: unknown, other: unknown) => (one ?? '') === (other ?? '');

/** The field's state, the ids that connect label, hint, control and error, and the control's attributes. */
export function useBoundField<Value>({ name, label, required, hint, missing }: BoundFieldProps) {
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
      dirtySinceLastSubmit: true,
      submitting: true,
      active: true,
    },
  });
  const refused = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const message: unknown = meta.error ?? refused;
  const error = useSettled(meta.touched && typeof message === 'string' ? message : undefined);
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return {
    value: input.value as Value | undefined,
    change: (value: Value | undefined) => form.change(name, value),
    blur: () => input.onBlur(),
    focus: () => input.onFocus(),
    submitting: meta.submitting ?? false,
    active: meta.active ?? false,
    error,
    ids: { control: controlId, hint: hintId, error: errorId },
    control: {
      id: controlId,
      name,
      'aria-required': required || undefined,
      // The error's text may be hidden or missing; the field is marked as invalid in any case.
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': describedBy,
      onFocus: () => input.onFocus(),
      onBlur: () => input.onBlur(),
    },
  };
}
