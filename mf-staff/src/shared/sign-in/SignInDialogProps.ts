import type { User } from 'shared-api/accounts';

export interface SignInDialogProps {
  /** Nobody does this to their own account. */
  user: User;
  onClose: () => void;
}
