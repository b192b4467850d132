import { useLocation } from 'react-router-dom';
import { Banner } from 'shared-ui';
import { currentCohort, wayOut } from './cohort.ts';
import { useRegistry } from './registry.ts';

const listed = (labels: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(labels);

/** People who opted in to a channel see what differs for them, and the way out. */
export function PreviewBanner() {
  const remotes = useRegistry((state) => state.remotes);
  const { pathname } = useLocation();
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
