import { TextField } from 'shared-ui/form';

/** Where people give the address of their account: by hand, or as the browser remembers it. */
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
