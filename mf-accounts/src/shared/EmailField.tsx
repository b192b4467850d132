import { TextField } from 'shared-ui/form';

export const EmailField = (props: { autoComplete: 'username' | 'email'; hint?: string }) => (
  <TextField
    name="Email"
    label="Email"
    required
    type="email"
    inputMode="email"
    spellCheck={false}
    {...props}
  />
);
