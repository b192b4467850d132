import type { Candidate, PublishedVersion, RegisteredRemote, Registry } from './registry.ts';

/** A channel is for those who opted in by a link, a share is in percent of the users. */
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

/** A version that only some got instead is withdrawn, so that everybody really gets this one. */
export const pointAll = (registry: Registry, name: string, version: LiveVersion): Registry =>
  withRemote(registry, name, version);

/** There is one version for each channel, and one for a share. */
export const pointSome = (
  registry: Registry,
  name: string,
  version: LiveVersion,
  audience: Exclude<Audience, 'all'>,
): Registry => {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`${name} has no version for everybody yet, which the others would get`);
  const kept = (remote.candidates ?? []).filter(
    (candidate) => !sameAudience(audienceOf(candidate), audience),
  );
  return withRemote(registry, name, { ...remote, candidates: [...kept, { ...version, ...audience }] });
};

/** Everybody gets what everybody but some got already. */
export const withdraw = (registry: Registry, name: string): Registry => {
  const remote = registry.remotes[name];
  if (!remote) return registry;
  const { candidates: _withdrawn, ...live } = remote;
  return withRemote(registry, name, live);
};

export const versionsLive = (registry: Registry, name: string): readonly string[] => {
  const remote = registry.remotes[name];
  return remote ? [remote.version, ...(remote.candidates ?? []).map(({ version }) => version)] : [];
};
