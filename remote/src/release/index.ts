export { compressSite } from './compress.ts';
export { fileProblems, maxBytes, maxFiles } from './fileProblems.ts';
export { filesIn } from './filesIn.ts';
export { folderStore } from './folderStore.ts';
export { goLive, type LiveChange, registryAfter } from './goLive.ts';
export { type Move, versionBefore } from './history.ts';
export { integrityOf, isCode } from './integrity.ts';
export { type Granted, judge, type Standing } from './judge.ts';
export { readMoves, readRegistry, readShellRecord, recordMoves } from './live.ts';
export { type Place, placesIn } from './overview.ts';
export { type Pointing, pointAt, removeRemote, withdrawCandidates } from './pointAt.ts';
export { type Audience, describeAudience, versionsLive } from './pointers.ts';
export { prune } from './prune.ts';
export { publish, publishRemote, upload } from './publish.ts';
export { Refused } from './Refused.ts';
export {
  type Files,
  hashesOf,
  type Names,
  type NavigationEntry,
  type PageFiles,
  type Release,
  readRelease,
} from './Release.ts';
export type { ReleaseStore } from './ReleaseStore.ts';
export { registryIn, releaseIn } from './readable.ts';
export { folderOf, readPublished } from './readPublished.ts';
export { type PublishedVersion, type Registry, registryOf } from './registry.ts';
export {
  registryBlock,
  type SharedChunks,
  sharedChunksBlock,
  shellVersionTag,
  soonNeededBlock,
  withRegistry,
} from './registryBlock.ts';
export { rollback } from './rollback.ts';
export { archivedFile, type ShellRecord } from './ShellRecord.ts';
export { type Bucket, s3Store } from './s3Store.ts';
export { writeAtomically } from './writeAtomically.ts';
