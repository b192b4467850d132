import { audienceWords } from 'shared-api/rules';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';

/** Each step has the words of the subject and those of the letter. */
const words = {
  'key made': ['key made', 'made a release key. It works once somebody else accepts it'],
  'key accepted': ['key accepted', 'accepted a release key'],
  'key withdrawn': ['key withdrawn', 'withdrew a release key'],
  brought: ['version brought', 'brought a version. It waits: nobody runs it until one of you accepts it'],
  'accepted itself': ['version accepted itself', 'brought a version, which accepted itself'],
  accept: ['version accepted', 'accepted a version'],
  refuse: ['version refused', 'refused a version'],
  offer: ['version given to some', 'gave a version to some'],
  promote: ['version given to everybody', 'gave a version to everybody'],
  'roll back': ['rolled back', 'went back to a version'],
  'take back': ['version taken back', 'took back what only some got'],
  remove: ['removed', 'removed the remote'],
  'accepts itself': ['what accepts itself', 'changed whose versions accept themselves'],
  damaged: ['files damaged', 'found files that are not what was released'],
} as const;

export interface ToldRelease {
  step: keyof typeof words;
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
      subject: `${remote}: ${words[step][0]}`,
      paragraphs: [
        `${by} ${words[step][1]}.`,
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
