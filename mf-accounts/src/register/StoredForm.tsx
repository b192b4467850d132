import { useState } from 'react';
import { Banner, Button, formatClock } from 'shared-ui';
import { FormSpy, PortalForm, type PortalFormProps, useFormState } from 'shared-ui/form';
import { type RegistrationName, registrationDraft } from './registrationDraft.ts';

type StoredFormProps<Values extends object> = PortalFormProps<Values> & { registration: RegistrationName };

/** The typed values, except secrets, survive a reload. */
export function StoredForm<Values extends object>({
  registration,
  initialValues,
  children,
  ...form
}: StoredFormProps<Values>) {
  const [draft, setDraft] = useState(() => registrationDraft.read(registration));
  const [attempt, setAttempt] = useState(0);
  const start: Partial<Values> = { ...initialValues, ...(draft?.value as Partial<Values> | undefined) };
  const discard = () => {
    registrationDraft.drop(registration);
    setDraft(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <PortalForm<Values> key={attempt} {...form} initialValues={start}>
      <FormSpy
        subscription={{ values: true, dirty: true, submitSucceeded: true }}
        onChange={({ values, dirty, submitSucceeded }) => {
          if (dirty && (form.local || !submitSucceeded)) registrationDraft.save(registration, values);
        }}
      />
      {draft && <Restored at={draft.savedAt} onDiscard={discard} />}
      {children}
    </PortalForm>
  );
}

function Restored({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const { values } = useFormState<{ Password?: string }>({ subscription: { values: true } });
  // The notice says that the password was not kept, and would be wrong once a password is typed.
  const [typed, setTyped] = useState(false);
  if (values.Password && !typed) setTyped(true);
  if (typed) return null;
  return (
    <Banner
      tone="info"
      title="What you had entered is here again"
      live="polite"
      action={<Button onClick={onDiscard}>Discard</Button>}
    >
      Restored from {formatClock(at)} WAT. For your safety the password and the identification number were not
      kept.
    </Banner>
  );
}
