import type { User } from 'shared-api/contract';
import type { ButtonProps } from 'shared-ui';

export interface SignInActionProps {
  /** Somebody else: nobody does this to himself. */
  user: User;
  size?: ButtonProps['size'];
}
