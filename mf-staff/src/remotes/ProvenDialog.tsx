import { useState } from 'react';
import { ApiProblem } from 'shared-api/http';
import { FormDialog, type FormDialogProps } from 'shared-ui/dialogs';
import { TextField } from 'shared-ui/form';

/** The server needs no code if the user gave a second-factor code in the last 15 minutes. */
export interface Proven {
  Code?: string;
}

const isCodeNeeded = (thrown: unknown) =>
  thrown instanceof ApiProblem && thrown.code === 'second_factor_needed';

/** The field for the code appears when the server asks for a code. */
export function ProvenDialog<Values extends Proven>({
  children,
  onSubmit,
  ...dialog
}: FormDialogProps<Values>) {
  const [asked, setAsked] = useState(false);
  const submit: typeof onSubmit = async (...given) => {
    try {
      await onSubmit(...given);
    } catch (thrown) {
      if (isCodeNeeded(thrown)) setAsked(true);
      throw thrown;
    }
  };
  return (
    <FormDialog<Values> {...dialog} onSubmit={submit}>
      {children}
      {asked && (
        <TextField
          name="Code"
          label="Code"
          required
          hint="The six digits that your authenticator app shows"
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
    </FormDialog>
  );
}
