export { folderStore } from './release/folderStore.ts';
export { readRegistry } from './release/live.ts';
export { overview } from './release/overview.ts';
export { pointAllAt, withdrawCandidates } from './release/pointAt.ts';
export { publish, publishRemote } from './release/publish.ts';
export { Refused } from './release/Refused.ts';
export { rollback } from './release/rollback.ts';
