import { audienceWords } from 'shared-api/rules';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';

const sentences = {
  'key made': 'made a release key. It works once somebody else accepts it',
  'key accepted': 'accepted a release key',
  'key withdrawn': 'withdrew a release key',
  brought: 'brought a version. It waits: nobody runs it until one of you accepts it',
  'accepted itself': 'brought a version, which accepted itself',
  accept: 'accepted a version',
  refuse: 'refused a version',
  offer: 'gave a version to some',
  promote: 'gave a version to everybody',
  'roll back': 'went back to a version',
  'take back': 'took back what only some got',
  remove: 'removed the remote',
  'accepts itself': 'changed whose versions accept themselves',
  damaged: 'found files that are not what was released',
} as const;

export interface ToldRelease {
  step: keyof typeof sentences;
  remote: string;
  by: string;
  madeBy?: string;
  version?: string | undefined;
  /** The value is 'all', or for example 'channel:preview' or 'share:10'. */
  audience?: string | undefined;
  lacks?: readonly string[];
}

export const remoteEvents = {
  'remote.changed': event<ToldRelease>({
    letter: ({ step, remote, by, madeBy, version, audience, lacks = [] }, { config }) => ({
      subject: `${remote}: ${step}`,
      paragraphs: [
        `${by} ${sentences[step]}.`,
        ...lacks,
        'A remote runs in everybody’s session and can do what whoever looks at it may do. If nobody told you of this, withdraw the key, roll back, and speak to an Administrator who did not do it.',
      ],
      facts: [
        ['Remote', remote],
        ...(version ? [['Version', version] as const] : []),
        ...(audience ? [['For', audienceWords(audience)] as const] : []),
        ...(madeBy ? [['Made by', madeBy] as const] : []),
      ],
      action: { label: 'Remotes', url: portalLinks.remotes(config) },
    }),
  }),
};
