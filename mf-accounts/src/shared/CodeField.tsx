import { TextField } from 'shared-ui/form';

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
