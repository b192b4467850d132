/** 'refused': the file's hash is wrong. 'broken': the code fails. 'contract': the remote is built for another shell. */
export const remoteFaults = ['missing', 'refused', 'broken', 'slow', 'contract'] as const;
export type RemoteFault = (typeof remoteFaults)[number];

export const remoteName = /^mf-[a-z][a-z0-9-]{0,39}$/;
export const channelName = /^(?!all$)[a-z0-9][a-z0-9.-]{0,39}$/;
export const remotePath = /^[\w-]+(\/[\w-]+)*$/;
export const releaseKeyPattern = /^portal_rk_[\w-]{43}$/;

export type ReleaseAudience = 'all' | { channel: string } | { share: number };

export function audienceIn(text: string): ReleaseAudience | undefined {
  if (text === 'all') return 'all';
  const [kind, value = ''] = text.split(/:(.*)/s);
  if (kind === 'channel' && channelName.test(value)) return { channel: value };
  return kind === 'share' && /^[1-9]\d?$/.test(value) ? { share: Number(value) } : undefined;
}

export function audienceText(audience: ReleaseAudience): string {
  if (audience === 'all') return 'all';
  return 'channel' in audience ? `channel:${audience.channel}` : `share:${audience.share}`;
}

export function audienceWords(text: string): string {
  const audience = audienceIn(text);
  if (!audience || audience === 'all') return 'everybody';
  return 'channel' in audience ? `the channel ${audience.channel}` : `${audience.share} % of the browsers`;
}

export const releaseActions = [
  'accept',
  'refuse',
  'offer',
  'promote',
  'roll back',
  'take back',
  'remove',
  'accepts itself',
] as const;
export type ReleaseAction = (typeof releaseActions)[number];

/** A person must accept or refuse a 'waiting' version. A 'refused' version cannot be uploaded again. */
export const releaseStates = ['live', 'some', 'waiting', 'refused', 'kept'] as const;
