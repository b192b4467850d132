import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';

export interface LoadFailureProps {
  /** The catalogue's text for the failed call. */
  text: string;
  retrying?: boolean;
  onRetry: () => void;
}

/** Stands where the data would: what failed, and one button to ask again. */
export const LoadFailure = ({ text, retrying = false, onRetry }: LoadFailureProps) => (
  <Banner
    tone="error"
    action={
      <Button size="small" loading={retrying} onClick={onRetry}>
        Retry
      </Button>
    }
  >
    {text}
  </Banner>
);
