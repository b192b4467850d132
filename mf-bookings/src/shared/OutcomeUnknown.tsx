import { Banner, Button } from 'shared-ui';

export const Checking = ({ what, once }: { what: string; once: string }) => (
  <Banner tone="info" title={`Checking whether ${what}`} live="polite">
    The connection was lost before the reply came. Please keep this page open; {once}.
  </Banner>
);

interface UnknownProps {
  what: string;
  once: string;
  same: string;
  onCheckAgain: () => void;
}

export const Unknown = ({ what, once, same, onCheckAgain }: UnknownProps) => (
  <Banner
    tone="warning"
    title={`It is not certain yet whether ${what}`}
    live="assertive"
    action={
      <Button variant="primary" onClick={onCheckAgain}>
        Check again
      </Button>
    }
  >
    The server could not be reached. Checking again completes {same}; {once}.
  </Banner>
);
