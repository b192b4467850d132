import { Banner, Button, formatClock } from 'shared-ui';

export const RestoredNotice = ({ at, onDiscard }: { at: string; onDiscard: () => void }) => (
  <Banner
    tone="info"
    title="What you had entered is here again"
    live="polite"
    action={<Button onClick={onDiscard}>Discard</Button>}
  >
    Restored from {formatClock(at)} WAT
  </Banner>
);
