import { type ReactNode, useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { Button, type ButtonVariant } from '../button/Button.tsx';
import { useOffline } from '../connection/useOffline.ts';
import { fieldsInPageOrder, unchanged, useFormContext } from './formContext.ts';

export interface SubmitButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  /** In this state the button looks disabled, but remains focusable and shows what is missing. */
  disabledWhile?: 'invalid' | 'invalid-or-unchanged';
  block?: boolean;
}

const namedAtMost = 3;

/** Returns, for example, 'Email, Password, Gender and 2 more'. No comma follows a label with a question mark. */
function summed(labels: readonly string[]): string {
  const more = labels.length - namedAtMost;
  const named = labels.slice(0, namedAtMost).join(', ').replaceAll('?,', '?');
  return named + (more > 0 ? ` and ${more} more` : '');
}

/** Returns, for example, 'To continue, check: Email, Password, and accept the terms'. */
function whatIsMissing(fields: readonly { label: string; missing?: string | undefined }[]): string {
  const toCheck = fields.flatMap(({ label, missing }) => (missing ? [] : [label]));
  const toDo = fields.flatMap(({ missing }) => missing ?? []);
  const check = toCheck.length > 0 ? [`check: ${summed(toCheck)}`] : [];
  return `To continue, ${[...check, ...toDo].join(', and ') || 'check the form fields'}`;
}

export function SubmitButton({ children, variant = 'primary', disabledWhile, block }: SubmitButtonProps) {
  const { id, registry, local, wantsChange } = useFormContext();
  const offline = useOffline();
  const { errors, invalid, pristine, submitting, hasValidationErrors } = useFormState({
    subscription: {
      errors: true,
      invalid: true,
      pristine: true,
      submitting: true,
      hasValidationErrors: true,
    },
  });
  useEffect(() => {
    wantsChange.current = disabledWhile === 'invalid-or-unchanged';
  }, [wantsChange, disabledWhile]);
  const reason = () => {
    if (!local && offline) return offline;
    if (disabledWhile && invalid && hasValidationErrors)
      return whatIsMissing(fieldsInPageOrder(registry, (name) => errors?.[name] !== undefined));
    if (disabledWhile === 'invalid-or-unchanged' && pristine) return unchanged;
    return undefined;
  };
  return (
    <Button
      type="submit"
      form={id}
      variant={variant}
      size="large"
      loading={submitting}
      explainDisabled={reason()}
      reasonBeneath
      {...(block ? { block } : {})}
    >
      {children}
    </Button>
  );
}
