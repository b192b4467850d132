import type { User } from 'shared-api/contract';

export interface SignInDialogProps {
  /** Somebody else: nobody does this to himself. */
  user: User;
  onClose: () => void;
}
