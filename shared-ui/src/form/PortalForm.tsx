import { FORM_ERROR, type FormApi } from 'final-form';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { AnyObject, ObjectSchema } from 'yup';
import { isOnline, offlineReason } from '../connection/useOffline.ts';
import { useIsDialogOpen } from './dialogContext.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext, type FormRegistry, unchanged } from './formContext.ts';
import styles from './PortalForm.module.css';
import { submitErrors } from './submitErrors.ts';
import { validateBySchema, withoutBlanks } from './validateBySchema.ts';

export interface PortalFormProps<Values extends object> {
  /** Rules from shared-api; blank fields count as absent. */
  schema?: ObjectSchema<AnyObject>;
  /** Rules beyond the schema, by field name; the schema's message wins. */
  validate?: (values: Values) => Readonly<Record<string, string | undefined>>;
  /** Fields that list every broken rule instead of only the first (G17). */
  allMessages?: readonly string[];
  initialValues?: Partial<Values>;
  /** May reject with an ApiProblem: its field errors are then shown at the fields, and nothing typed is lost. */
  onSubmit: (values: Values, form: FormApi<Values>) => unknown;
  children: ReactNode;
  /** Submitting sends nothing to the server, so it also works offline. */
  local?: boolean | undefined;
  /** The field that takes the focus when a refusal names none. */
  fieldOfRefusal?: string;
  /** Names the form for assistive technology. */
  label?: string;
  className?: string;
}

/** A select's input must be found too, although it is read-only. */
const firstField =
  ':is(input, select, textarea, [role=slider]):not([readonly]:not([role=combobox]), :disabled, [type=hidden])';

/** In a dialog the first field takes the focus, also if the form is rendered later than its dialog. */
function useFirstFieldInDialog() {
  const isDialogOpen = useIsDialogOpen();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isDialogOpen || form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [isDialogOpen]);
  return form;
}

const passwords = ['Password', 'password'];

/** A form whose fields are bound by name. Enter and a press of its button always count as an attempt (G20). */
export function PortalForm<Values extends object>(props: PortalFormProps<Values>) {
  const {
    schema,
    validate,
    allMessages = passwords,
    initialValues,
    onSubmit,
    children,
    local = false,
    fieldOfRefusal,
    label,
    className,
  } = props;
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [registry] = useState<FormRegistry>(() => new Map());
  const wantsChange = useRef(false);
  const context = useMemo(() => ({ id, registry, local, wantsChange }), [id, registry, local]);
  const box = useFirstFieldInDialog();
  // A new but equal initial object in each render must not reset the form.
  const start = useRef(initialValues).current;
  return (
    <FormContext value={context}>
      <Form<Values>
        {...(start ? { initialValues: start } : {})}
        validate={(values) => ({ ...validate?.(values), ...validateBySchema(schema, values, allMessages) })}
        onSubmit={async (values, form) => {
          if (!local && !isOnline()) return { [FORM_ERROR]: offlineReason };
          if (wantsChange.current && form.getState().pristine) return { [FORM_ERROR]: unchanged };
          try {
            await onSubmit(withoutBlanks(values), form);
            return undefined;
          } catch (error) {
            return submitErrors(error, [...registry.keys()]);
          }
        }}
      >
        {({ handleSubmit, form }) => (
          <form
            ref={box}
            id={id}
            noValidate
            aria-label={label}
            className={[styles.form, className].filter(Boolean).join(' ')}
            onSubmit={async (event) => {
              event.stopPropagation();
              await handleSubmit(event);
              if (form.getState().submitFailed) setAttempt((count) => count + 1);
            }}
          >
            <ErrorSummary attempt={attempt} fieldOfRefusal={fieldOfRefusal} />
            {children}
          </form>
        )}
      </Form>
    </FormContext>
  );
}
