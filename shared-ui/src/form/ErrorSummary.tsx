import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import { Banner } from '../status/Banner.tsx';
import { fieldsInPageOrder, useFormContext } from './formContext.ts';
import styles from './PortalForm.module.css';

const flat = (errors: unknown) =>
  (errors && typeof errors === 'object' ? errors : {}) as Record<string, unknown>;

const firstLine = (message: unknown) => String(message).split('\n')[0] ?? '';
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function named(label: string, message: string, missing: string | undefined): string {
  if (!message) return missing ? sentence(missing) : label;
  if (message.toLowerCase().startsWith(label.toLowerCase())) return message;
  return `${label}${label.endsWith('?') ? '' : ':'} ${message}`;
}

interface Props {
  attempt: number;
  /** This field gets the focus if the server's refusal names no field. */
  fieldOfRefusal: string | undefined;
}

/** A failed attempt focuses the first invalid field, or the summary if no field is invalid. */
export function ErrorSummary({ attempt, fieldOfRefusal = '' }: Props) {
  const { registry } = useFormContext();
  const box = useRef<HTMLElement>(null);
  const { errors, submitErrors, error, submitError, submitFailed, modifiedSinceLastSubmit } = useFormState({
    subscription: {
      errors: true,
      submitErrors: true,
      error: true,
      submitError: true,
      submitFailed: true,
      modifiedSinceLastSubmit: true,
    },
  });
  const broken = { ...(modifiedSinceLastSubmit ? {} : flat(submitErrors)), ...flat(errors) };
  const general = error ?? (modifiedSinceLastSubmit ? undefined : submitError);
  const fields = submitFailed ? fieldsInPageOrder(registry, (name) => typeof broken[name] === 'string') : [];
  const first = fields[0] ?? registry.get(fieldOfRefusal);
  const firstId = useRef<string>(undefined);
  firstId.current = first?.controlId;
  useEffect(() => {
    if (attempt > 0) (document.getElementById(firstId.current ?? '') ?? box.current)?.focus();
  }, [attempt]);
  if (attempt === 0 || !submitFailed) return null;
  if (fields.length === 0 && !general) return null;
  return (
    <section ref={box} tabIndex={-1} aria-label="Form errors">
      <Banner
        tone="error"
        live="assertive"
        {...(fields.length > 0 && { title: 'Please check the form fields for errors' })}
      >
        {general && <p className={styles.lines}>{String(general)}</p>}
        {fields.length > 0 && (
          <ul className={styles.summaryList}>
            {fields.map(({ name, label, controlId, missing }) => (
              <li key={name}>
                <a
                  href={`#${controlId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(controlId)?.focus();
                  }}
                >
                  {named(label, firstLine(broken[name]), missing)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </section>
  );
}
