import { FORM_ERROR, type FormApi } from 'final-form';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { AnyObject, ObjectSchema } from 'yup';
import { isOnline, offlineReason } from '../connection/useOffline.ts';
import { isProblem } from '../query/problem.ts';
import { useIsDialogOpen } from './dialogContext.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext, type FormRegistry, unchanged } from './formContext.ts';
import styles from './PortalForm.module.css';
import { submitErrors } from './submitErrors.ts';
import { validateBySchema, withoutBlanks } from './validateBySchema.ts';

export interface PortalFormProps<Values extends object> {
  /** The rules come from shared-api. Blank fields count as missing. */
  schema?: ObjectSchema<AnyObject>;
  /** The keys are field names. A message of the schema for the same field has precedence. */
  validate?: (values: Values) => Readonly<Record<string, string | undefined>>;
  initialValues?: Partial<Values>;
  /**
   * A save is refused if somebody changed the record meanwhile, and the refusal has the present record. Fields that
   * were not edited show it then.
   */
  valuesOfPresent?: (record: never) => Partial<Values> | Promise<Partial<Values>>;
  /** If the promise rejects with an `ApiProblem`, the form shows the field errors at the fields. */
  onSubmit: (values: Values, form: FormApi<Values>) => unknown;
  children: ReactNode;
  /** Submitting sends nothing to the server, so the form also works offline. */
  local?: boolean | undefined;
  /** This field gets the focus if the server's refusal names no field. */
  fieldOfRefusal?: string;
  label?: string;
}

/** The input of a Select (`role=combobox`) is read-only, and can be the first field all the same. */
const firstField =
  ':is(input, select, textarea, [role=slider]):not([readonly]:not([role=combobox]), :disabled, [type=hidden])';

/** In a dialog the first field gets the focus, even if the form is rendered later than the dialog. */
function useFirstFieldInDialog() {
  const isDialogOpen = useIsDialogOpen();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isDialogOpen || form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [isDialogOpen]);
  return form;
}

/** These fields show every broken rule instead of only the first. */
const passwords = ['Password', 'password'];

const changedText = (present: unknown) =>
  typeof present === 'string' ? `Somebody changed this to ${present}` : 'Somebody changed this too';

/**
 * Fields that were not edited show the present value. At the other fields an error tells the present value, if it is
 * not the one that the form showed.
 */
async function showPresent<Values extends object>(
  form: FormApi<Values>,
  loading: Partial<Values> | Promise<Partial<Values>>,
): Promise<Record<string, string>> {
  try {
    const before: Partial<Values> = form.getState().initialValues ?? {};
    const present = await loading;
    form.initialize(present as Values);
    const edited = Object.keys(form.getState().dirtyFields ?? {}) as (keyof Values & string)[];
    const both = edited.filter((name) => present[name] !== before[name]);
    return Object.fromEntries(both.map((name): [string, string] => [name, changedText(present[name])]));
  } catch {
    return {};
  }
}

/** Enter and the submit button always count as an attempt, even while the button is disabled. */
export function PortalForm<Values extends object>(props: PortalFormProps<Values>) {
  const { schema, validate, initialValues, valuesOfPresent, onSubmit, children } = props;
  const { local = false, fieldOfRefusal, label } = props;
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [registry] = useState<FormRegistry>(() => new Map());
  const wantsChange = useRef(false);
  const context = useMemo(() => ({ id, registry, local, wantsChange }), [id, registry, local]);
  const box = useFirstFieldInDialog();
  // A new but equal object in the next render must not reset the form.
  const start = useRef(initialValues).current;
  return (
    <FormContext value={context}>
      <Form<Values>
        {...(start ? { initialValues: start } : {})}
        keepDirtyOnReinitialize={valuesOfPresent !== undefined}
        validate={(values) => ({ ...validate?.(values), ...validateBySchema(schema, values, passwords) })}
        onSubmit={async (values, form) => {
          if (!local && !isOnline()) return { [FORM_ERROR]: offlineReason };
          if (wantsChange.current && form.getState().pristine) return { [FORM_ERROR]: unchanged };
          try {
            await onSubmit(withoutBlanks(values), form);
            return undefined;
          } catch (error) {
            const errors = submitErrors(error, [...registry.keys()]);
            if (!valuesOfPresent || !isProblem(error) || error.code !== 'changed_meanwhile') return errors;
            return { ...errors, ...(await showPresent(form, valuesOfPresent(error.data as never))) };
          }
        }}
      >
        {({ handleSubmit, form }) => (
          <form
            ref={box}
            id={id}
            noValidate
            aria-label={label}
            className={styles.form}
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
