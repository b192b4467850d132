import type { ReleaseKey, ReleaseVersion } from 'shared-api/remotes';
import { countOf } from 'shared-api/wording';
import type { Tone } from 'shared-ui';

interface Word {
  text: string;
  tone: Tone;
}

export const stateWords: Readonly<Record<ReleaseVersion['state'], Word>> = {
  live: { text: 'Live', tone: 'success' },
  some: { text: 'For some', tone: 'info' },
  waiting: { text: 'Waits', tone: 'warning' },
  refused: { text: 'Refused', tone: 'error' },
  kept: { text: 'Kept', tone: 'neutral' },
};

const faultWords: Readonly<Record<NonNullable<ReleaseVersion['fault']>, string>> = {
  missing: 'files are missing',
  refused: 'files are not what was released',
  broken: 'it does not run',
  slow: 'it is too slow',
  contract: 'it was made for another shell',
};

export function healthText({ failures, fault }: ReleaseVersion): string {
  if (failures === 0) return 'No failures in 24 hours';
  const count = countOf(failures, 'failure');
  return `${count} in 24 hours${fault ? `: ${faultWords[fault]}` : ''}`;
}

export function keyState({ status, dateEnds, dateWithdrawn }: ReleaseKey, now: Date): Word {
  if (status === 'Proposed') return { text: 'Waits', tone: 'warning' };
  if (status === 'Rejected') return { text: 'Refused', tone: 'error' };
  if (dateWithdrawn !== null) return { text: 'Withdrawn', tone: 'error' };
  if (dateEnds === null || new Date(dateEnds) <= now) return { text: 'Ended', tone: 'neutral' };
  return { text: 'Works', tone: 'success' };
}
