import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';

export interface LoadFailureProps {
  /** The text names the missing data, for example 'The bookings'. A notification has reported the failure. */
  what: string;
  retrying?: boolean;
  onRetry: () => void;
}

export const LoadFailure = ({ what, retrying = false, onRetry }: LoadFailureProps) => (
  <Banner
    tone="error"
    action={
      <Button loading={retrying} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {what} could not be loaded.
  </Banner>
);
