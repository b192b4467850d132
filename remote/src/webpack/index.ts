export { BuildFilePlugin } from './buildFile.ts';
export { ChunkRetryPlugin } from './chunkRetry.ts';
export { federationCommon, webOnly } from './federation.ts';
export { contractVersion, packageJson } from './packages.ts';
export { readTable } from './pageTable.ts';
export { portalPlugins } from './portalPlugins.ts';
export { isLazyModule, sharedVersions } from './sharedModules.ts';
export { namesProvided, providedRequest } from './sharedNames.ts';
