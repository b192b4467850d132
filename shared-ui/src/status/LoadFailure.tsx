import { SendButton } from '../sending/SendButton.tsx';
import { Banner } from './Banner.tsx';

export interface LoadFailureProps {
  /** The text names the missing data, for example 'The bookings'. A notification has reported the failure. */
  what: string;
  onRetry: () => Promise<unknown>;
}

export const LoadFailure = ({ what, onRetry }: LoadFailureProps) => (
  <Banner tone="error" action={<SendButton onSend={onRetry}>Try again</SendButton>}>
    {what} could not be loaded.
  </Banner>
);
