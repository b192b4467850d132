import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fakeS3 } from '../testing/fakeS3.ts';
import { makeTestContext } from '../testing/testContext.ts';
import { openAppContext } from './openAppContext.ts';

it('uploads go to the S3 store that the settings name, and a store that fails is a failure', async () => {
  const store = await fakeS3();
  const { context, removeFiles } = await makeTestContext();
  const { files } = await openAppContext({ ...context.config, s3Url: store.url }, context.db, context);
  const upload = path.join(context.config.dataDir, 'upload');
  writeFileSync(upload, '%PDF-1.7');
  await files.put(upload);
  expect(store.objects.size).toBe(1);
  store.failWith(500);
  await expect(files.put(upload)).rejects.toThrow('The file store answered PUT with 500');
  await context.db.close();
  await removeFiles();
  await store.close();
});
