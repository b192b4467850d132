import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf } from 'shared-api/http';
import { audienceWords, changeRelease, type ReleaseVersion } from 'shared-api/remotes';
import type { Option } from 'shared-ui/fields';
import { type RowAction, RowActions } from '../shared/RowActions.tsx';
import { AudienceFields, type AudienceValues, audienceOf, audienceProblems } from './AudienceFields.tsx';
import { ChangesList } from './Changes.tsx';
import { type Proven, ProvenDialog } from './ProvenDialog.tsx';

export function useChange(remote: string) {
  const { mutateAsync } = useMutation(mutationOf(changeRelease));
  return (body: BodyOf<typeof changeRelease>) => mutateAsync({ params: { remote }, body });
}

interface DialogProps {
  remote: string;
  version: ReleaseVersion;
  onClose: () => void;
}

function Accept({ remote, version: { version, audience, changes, broughtBy }, onClose }: DialogProps) {
  const change = useChange(remote);
  return (
    <ProvenDialog<Proven>
      title={`Accept ${remote} ${version}?`}
      submit="Accept"
      onSubmit={({ Code }) => change({ action: 'accept', version, Code })}
      onClose={onClose}
    >
      <p>
        {broughtBy} brought it for {audienceWords(audience ?? 'all')}, who get it at once. It runs in their
        sessions and can do what they may do.
      </p>
      {changes && <ChangesList changes={changes} />}
    </ProvenDialog>
  );
}

interface PlainProps {
  remote: string;
  version?: string;
  action: 'refuse' | 'promote' | 'roll back' | 'take back' | 'remove';
  label: string;
  danger?: boolean;
  children: string;
  onClose: () => void;
}

/** Some changes need nothing but to be meant. */
export function PlainChange({ remote, version, action, label, danger, children, onClose }: PlainProps) {
  const change = useChange(remote);
  return (
    <ProvenDialog<Proven>
      title={`${label}: ${[remote, version].filter(Boolean).join(' ')}`}
      submit={label}
      danger={danger}
      onSubmit={({ Code }) => change({ action, version, Code })}
      onClose={onClose}
    >
      <p>{children}</p>
    </ProvenDialog>
  );
}

const shares: readonly Option[] = [5, 10, 25, 50].map((share) => ({
  value: `share:${share}`,
  label: `${share} % of the browsers`,
}));

function Offer({ remote, version: { version }, onClose }: DialogProps) {
  const change = useChange(remote);
  return (
    <ProvenDialog<AudienceValues & Proven>
      title={`Give ${remote} ${version} to some`}
      submit="Give"
      validate={audienceProblems}
      onSubmit={({ Code, ...values }) =>
        change({ action: 'offer', version, audience: audienceOf(values), Code })
      }
      onClose={onClose}
    >
      <AudienceFields label="For" options={shares} />
    </ProvenDialog>
  );
}

interface Actions {
  usual?: RowAction;
  more?: readonly RowAction[];
}

function actionsOf({ remote, version }: Omit<DialogProps, 'onClose'>): Actions {
  const plain =
    (action: PlainProps['action'], label: string, text: string, danger = false) =>
    (onClose: () => void) => (
      <PlainChange {...{ remote, version: version.version, action, label, danger, onClose }}>
        {text}
      </PlainChange>
    );
  const offer: RowAction = {
    label: 'Give to some',
    dialog: (onClose) => <Offer remote={remote} version={version} onClose={onClose} />,
  };
  switch (version.state) {
    case 'waiting':
      return {
        usual: {
          label: 'Accept',
          primary: true,
          dialog: (onClose) => <Accept remote={remote} version={version} onClose={onClose} />,
        },
        more: [
          {
            label: 'Refuse',
            danger: true,
            dialog: plain(
              'refuse',
              'Refuse',
              'Its files are removed. The team brings another version.',
              true,
            ),
          },
        ],
      };
    case 'live':
      return {
        usual: {
          label: 'Roll back',
          primary: version.failures > 0,
          dialog: (onClose) => (
            <PlainChange remote={remote} action="roll back" label="Roll back" onClose={onClose}>
              Everybody gets the version that was live before this one, from their next page on.
            </PlainChange>
          ),
        },
      };
    case 'some':
      return {
        usual: {
          label: 'Promote',
          dialog: plain('promote', 'Promote', 'Everybody gets it, from their next page on.'),
        },
        more: [
          offer,
          {
            label: 'Take back',
            danger: true,
            dialog: plain('take back', 'Take back', 'Those who have it get what everybody gets.', true),
          },
        ],
      };
    case 'kept':
      return {
        more: [
          {
            label: 'Go back to it',
            dialog: plain('roll back', 'Go back to it', 'Everybody gets it, from their next page on.'),
          },
          offer,
        ],
      };
    default:
      return {};
  }
}

export const VersionActions = ({ remote, version }: Omit<DialogProps, 'onClose'>) => (
  <RowActions subject={`${remote} ${version.version}`} {...actionsOf({ remote, version })} />
);
