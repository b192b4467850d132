import type { User } from 'shared-api/accounts';

export interface SignInDialogProps {
  /** Somebody else: nobody does this to their own account. */
  user: User;
  onClose: () => void;
}
