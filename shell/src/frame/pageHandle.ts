import type { UIMatch } from 'react-router-dom';
import type { PortalHandle } from 'shared-ui/remote';

const isHandle = (value: unknown): value is PortalHandle => typeof value === 'object' && value !== null;

/** What the innermost routes say: each statement holds until a deeper route says otherwise. */
export function pageHandle(matches: readonly Pick<UIMatch, 'handle'>[]): PortalHandle {
  const page: PortalHandle = {};
  for (const { handle } of matches) if (isHandle(handle)) Object.assign(page, handle);
  return page;
}
