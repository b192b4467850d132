import { label } from '../contract/fields.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { proposal } from '../proposals/proposal.ts';
import { releaseStates, remoteFaults } from './rules.ts';

const texts = () => array(string().required()).required();

const difference = object({ added: texts(), changed: texts(), removed: texts() });

const releaseVersion = object({
  version: string().required(),
  state: string().required().oneOf(releaseStates),
  /** These users receive the version, or will receive the version after approval. Null means nobody. */
  audience: label(),
  since: label(),
  commit: label(),
  broughtBy: label(),
  dateBrought: label(),
  decidedBy: label(),
  dateDecided: label(),
  /** The failures are those of the last 24 hours. */
  failures: number().required(),
  fault: string().oneOf(remoteFaults).defined().nullable(),
  changes: object({
    files: difference.required(),
    packages: difference.required(),
    paths: difference.required(),
    slots: difference.required(),
  })
    .nullable()
    .default(undefined),
});

const remoteReleases = object({
  remote: string().required(),
  label: string().required(),
  /** This audience gets new versions without approval. If it is null, every version needs approval. */
  acceptsItself: label(),
  /** A rollback leads to this version. If it is null, there is none to return to. */
  before: label(),
  versions: array(releaseVersion.required()).required(),
});

const releaseKey = proposal.shape({
  remote: string().required(),
  prefixes: texts(),
  slots: texts(),
  menu: boolean().required(),
  dateEnds: label(),
  dateUsed: label(),
  dateWithdrawn: label(),
});

export type ReleaseVersion = InferType<typeof releaseVersion>;
export type RemoteReleases = InferType<typeof remoteReleases>;
export type ReleaseKey = InferType<typeof releaseKey>;

export const replies = {
  reportRemoteFailure: object({ recorded: boolean().required() }),
  bringRelease: object({
    remote: string().required(),
    version: string().required(),
    state: string()
      .required()
      .oneOf(['waiting', 'live'] as const),
    page: string().required(),
  }),
  listReleases: array(remoteReleases.required()).required(),
  listReleaseKeys: array(releaseKey.required()).required(),
  proposeReleaseKey: releaseKey.shape({ key: string().required() }),
  approveReleaseKey: releaseKey,
  rejectReleaseKey: releaseKey,
  withdrawReleaseKey: releaseKey,
};
