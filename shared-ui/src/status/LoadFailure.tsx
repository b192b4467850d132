import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';

export interface LoadFailureProps {
  /** It names what could not be fetched, such as 'The bookings'; the call's own text was notified already. */
  what: string;
  retrying?: boolean;
  onRetry: () => void;
}

/** Stands where the data would, with one button to ask for it again. */
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
