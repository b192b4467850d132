export { folderStore } from './release/folderStore.ts';
export { readRegistry } from './release/live.ts';
export { overview } from './release/overview.ts';
export { pointAllAt, publishRemote, withdrawCandidates } from './release/publishRemote.ts';
export { rollback } from './release/rollback.ts';
export { buildVersion } from './webpack/build.ts';
