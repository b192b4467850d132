import { TextField } from 'shared-ui/form';

/** Telephones offer to fill in the code; a recovery code fits as well. */
export const CodeField = ({ hint }: { hint?: string }) => (
  <TextField
    name="Code"
    label="Code"
    required
    hint={hint ?? 'The six digits that your authenticator app shows, or a recovery code'}
    autoComplete="one-time-code"
    spellCheck={false}
  />
);
