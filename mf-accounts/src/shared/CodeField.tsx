import { TextField } from 'shared-ui/form';

export const CodeField = ({
  name = 'Code',
  hint = 'The six digits that your authenticator app shows, or a recovery code',
}) => (
  <TextField name={name} label="Code" required hint={hint} autoComplete="one-time-code" spellCheck={false} />
);
