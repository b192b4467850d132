import { Refused } from './Refused.ts';
import {
  type Candidate,
  type PublishedVersion,
  type RegisteredRemote,
  type Registry,
  versionsOf,
} from './registry.ts';

/** A channel is for users who opened the channel's link. A share is a percentage of all users. */
export type Audience = 'all' | { readonly channel: string } | { readonly share: number };

export type LiveVersion = PublishedVersion & { since: string; commit: string };

export const describeAudience = (audience: Audience): string => {
  if (audience === 'all') return 'everybody';
  return 'channel' in audience ? `channel ${audience.channel}` : `${audience.share} % of the users`;
};

export const audienceOf = (candidate: Candidate): Audience =>
  'channel' in candidate ? { channel: candidate.channel } : { share: candidate.share };

const sameAudience = (one: Audience, other: Audience): boolean => {
  if (one === 'all' || other === 'all') return one === other;
  if ('channel' in one) return 'channel' in other && one.channel === other.channel;
  return 'share' in other;
};

const withRemote = (registry: Registry, name: string, remote: RegisteredRemote): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: remote },
});

/**
 * A version for everybody replaces all candidates. A channel has at most one candidate. At most one candidate has a
 * share.
 */
export const pointTo = (
  registry: Registry,
  name: string,
  version: LiveVersion,
  audience: Audience,
): Registry => {
  if (audience === 'all') return withRemote(registry, name, version);
  const remote = registry.remotes[name];
  if (!remote) throw new Refused([`${name} has no version for everybody yet, which the others would get`]);
  const kept = (remote.candidates ?? []).filter(
    (candidate) => !sameAudience(audienceOf(candidate), audience),
  );
  return withRemote(registry, name, { ...remote, candidates: [...kept, { ...version, ...audience }] });
};

/** Without a version all candidates are withdrawn. */
export const withdraw = (registry: Registry, name: string, version?: string): Registry => {
  const remote = registry.remotes[name];
  if (!remote) return registry;
  const { candidates = [], ...live } = remote;
  const kept = candidates.filter((candidate) => version !== undefined && candidate.version !== version);
  return withRemote(registry, name, kept.length > 0 ? { ...live, candidates: kept } : live);
};

export const versionsLive = (registry: Registry, name: string): readonly string[] => {
  const remote = registry.remotes[name];
  return remote ? versionsOf(remote).map(({ version }) => version) : [];
};
