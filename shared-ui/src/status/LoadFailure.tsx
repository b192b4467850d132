import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';

export interface LoadFailureProps {
  /** What could not be fetched: 'The bookings'. The catalogue's text has been notified already. */
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
