import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Button, type ButtonVariant } from '../button/Button.tsx';
import { useFormContext } from './formContext.ts';

export interface SubmitButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  /** When it is shown as disabled; it stays focusable and says what is missing. */
  disabledWhile?: 'invalid' | 'invalid-or-unchanged';
  block?: boolean;
  /** A reason of the page's own, such as missing files. */
  explainDisabled?: string | undefined;
}

export function SubmitButton({
  children,
  variant = 'primary',
  disabledWhile,
  block,
  explainDisabled,
}: SubmitButtonProps) {
  const { registry } = useFormContext();
  const { errors, invalid, pristine, submitting, hasValidationErrors } = useFormState({
    subscription: {
      errors: true,
      invalid: true,
      pristine: true,
      submitting: true,
      hasValidationErrors: true,
    },
  });
  const missing = Object.keys(errors ?? {}).map((name) => registry.get(name)?.label ?? '');
  const reason = () => {
    if (explainDisabled) return explainDisabled;
    if (disabledWhile && invalid && hasValidationErrors)
      return `To continue, check: ${missing.filter(Boolean).join(', ') || 'the form fields'}`;
    if (disabledWhile === 'invalid-or-unchanged' && pristine) return 'To continue, change a field';
    return undefined;
  };
  return (
    <Button
      type="submit"
      variant={variant}
      size="large"
      loading={submitting}
      explainDisabled={reason()}
      {...(block ? { block } : {})}
    >
      {children}
    </Button>
  );
}
