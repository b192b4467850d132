import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';

export interface LoadFailureProps {
  /** The missing data, such as 'The bookings'; a notification has already shown the call's own text. */
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
