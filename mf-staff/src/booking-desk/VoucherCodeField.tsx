import { TextField } from 'shared-ui/form';

/** For a hand scanner, a typed or a spoken code. */
export const VoucherCodeField = () => (
  <TextField
    name="code"
    label="Code of the voucher"
    hint="Scan it, or type its eight characters."
    autoComplete="off"
    spellCheck={false}
    required
  />
);
