import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bucket, folderStore, type ReleaseStore } from 'remote/release';
import { inRoot, root } from '../root.ts';
import { siteFolder } from '../webpack/site/siteFolder.ts';

/** The S3 client is compiled with the server and loaded only for a bucket. */
const clientFile = 'provider-api/dist/src/adapters/files/s3Bucket.js';

/**
 * RELEASES names a folder or a bucket (https://key:secret@host/bucket?region=…). The default is SITE_DIR, or
 * else the folder that `npm start` fills.
 */
export async function storeOf(env: NodeJS.ProcessEnv): Promise<ReleaseStore> {
  const named = env.RELEASES || env.SITE_DIR || siteFolder;
  if (!/^https?:/.test(named)) return folderStore(path.resolve(root, named));
  const { s3Store } = await import('remote/release');
  if (!existsSync(inRoot(clientFile)))
    throw new Error('Releasing to a bucket needs the compiled server: npm run build');
  const client: { openBucket(url: string): Bucket } = await import(pathToFileURL(inRoot(clientFile)).href);
  const { origin, pathname } = new URL(named);
  return s3Store(origin + pathname, client.openBucket(named));
}
