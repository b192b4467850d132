export { folderStore } from './release/folderStore.ts';
export { readRegistry } from './release/live.ts';
export { overview } from './release/overview.ts';
export { pointAllAt, withdrawCandidates } from './release/pointAt.ts';
export { publishRemote } from './release/publishRemote.ts';
export { rollback } from './release/rollback.ts';
export { buildVersion } from './webpack/build.ts';
