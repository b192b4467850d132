import { Banner, Button } from 'shared-ui';

/** In the place of what could not be fetched; the catalogue's text has been notified already. */
export const LoadFailure = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <Banner tone="error" action={<Button onClick={onRetry}>Try again</Button>}>
    {what} could not be loaded.
  </Banner>
);
