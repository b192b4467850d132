import {
  audienceWords,
  type ReleaseAction,
  type ReleaseVersion,
  type RemoteReleases,
} from 'shared-api/remotes';
import type { Option } from 'shared-ui/fields';
import { nobody } from './AudienceFields.tsx';

export interface Change {
  action: ReleaseAction;
  label: string;
  submit?: string;
  version?: string;
  text?: string;
  primary?: boolean;
  danger?: boolean;
  /** The user chooses one of these audiences. For the audience 'channel', the user also types the channel's name. */
  audiences?: readonly Option[];
  audience?: string | null;
  differences?: ReleaseVersion['changes'];
}

export interface Changes {
  usual?: Change;
  more?: readonly Change[];
}

const shares: readonly Option[] = [5, 10, 25, 50].map((share) => ({
  value: `share:${share}`,
  label: `${share} % of the browsers`,
}));

const everybody = 'Everybody gets it, from their next page on.';

const isLive = ({ versions }: RemoteReleases) => versions.some(({ state }) => state === 'live');

export function changesOfVersion(of: ReleaseVersion, releases: RemoteReleases): Changes {
  const { state, version } = of;
  const offer: Change = {
    action: 'offer',
    label: 'Give to some',
    submit: 'Give',
    version,
    audiences: shares,
  };
  switch (state) {
    case 'waiting':
      return {
        usual: {
          action: 'accept',
          label: 'Accept',
          primary: true,
          version,
          text: `${of.broughtBy} brought it for ${audienceWords(of.audience ?? 'all')}, who get it at once. It runs in their sessions and can do what they may do.`,
          differences: of.changes,
        },
        more: [
          {
            action: 'refuse',
            label: 'Refuse',
            danger: true,
            version,
            text: 'Its files are removed. The team brings another version.',
          },
        ],
      };
    case 'live':
      if (releases.before == null) return {};
      return {
        usual: {
          action: 'roll back',
          label: 'Roll back',
          primary: of.failures > 0,
          text: `Everybody gets ${releases.before}, which was live before this version, from their next page on.`,
        },
      };
    case 'some':
      return {
        usual: { action: 'promote', label: 'Promote', version, text: everybody },
        more: [
          offer,
          {
            action: 'take back',
            label: 'Take back',
            danger: true,
            version,
            text: 'Those who have it get what everybody gets.',
          },
        ],
      };
    case 'kept':
      if (!isLive(releases)) return {};
      return {
        more: [{ action: 'roll back', label: 'Go back to it', version, text: everybody }, offer],
      };
    default:
      return {};
  }
}

const removal: Change = {
  action: 'remove',
  label: 'Remove',
  danger: true,
  text: 'Its pages, menu entries and slots are gone for everybody, from their next page on.',
};

export const changesOfRemote = (releases: RemoteReleases): Changes => ({
  more: [
    {
      action: 'accepts itself',
      label: 'Accepts itself',
      submit: 'Save',
      text: 'A version that accepts itself runs at once: whoever holds, or stole, a key of this remote changes what those people run.',
      audiences: [
        { value: nobody, label: 'No version: a person accepts each' },
        { value: 'all', label: 'Every version' },
      ],
      audience: releases.acceptsItself,
    },
    ...(isLive(releases) ? [removal] : []),
  ],
});
