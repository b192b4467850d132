import { BuildFilePlugin } from './buildFile.ts';
import { ChunkRetryPlugin } from './chunkRetry.ts';
import type { Identity } from './identity.ts';
import { IntegrityPlugin } from './integrityPlugin.ts';
import { releaseOf } from './releaseFile.ts';

export const portalPlugins = (dir: string, identity: Identity) => [
  new ChunkRetryPlugin(),
  new IntegrityPlugin(),
  new BuildFilePlugin('release.json', (build) => releaseOf(dir, identity, build)),
];
