import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCan } from 'shared-api/http';
import { Banner, Button, Inline } from 'shared-ui';
import { answerChannel, askedChannel, currentCohort, wayOut } from './cohort.ts';
import { useRegistry, versionsOfChannel } from './registry.ts';

const listed = (labels: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(labels);

/** Anyone can send a link to an unreleased version, so the user must agree before the version runs. */
function ChannelQuestion({ versions, onAnswered }: { versions: readonly string[]; onAnswered: () => void }) {
  const run = () => {
    answerChannel('run');
    location.reload();
  };
  const leave = () => {
    answerChannel('leave');
    onAnswered();
  };
  return (
    <Banner
      tone="warning"
      live="assertive"
      action={
        <Inline space={2}>
          <Button size="small" onClick={run}>
            Run it
          </Button>
          <Button size="small" variant="primary" onClick={leave}>
            Leave
          </Button>
        </Inline>
      }
    >
      You are about to run {listed(versions)}, which is not released. It can do what you may do. Leave unless
      you know who asks you to run it.
    </Banner>
  );
}

export function PreviewBanner() {
  const remotes = useRegistry((state) => state.remotes);
  const { pathname } = useLocation();
  const mayPreview = useCan('remotes.preview');
  const [asked, setAsked] = useState(askedChannel);
  if (!mayPreview) return null;
  const versions = asked === undefined ? [] : versionsOfChannel(asked);
  if (versions.length > 0)
    return <ChannelQuestion versions={versions} onAnswered={() => setAsked(undefined)} />;
  if (currentCohort().channel === undefined) return null;
  const labels = Object.values(remotes).flatMap(({ channel, label }) =>
    channel === undefined ? [] : [label],
  );
  return (
    <Banner tone="info" action={<a href={wayOut(pathname)}>Leave the preview</a>}>
      {labels.length > 0
        ? `You see a new version of ${listed(labels)} before others do.`
        : 'You are to see new versions before others do. At present there is none.'}
    </Banner>
  );
}
