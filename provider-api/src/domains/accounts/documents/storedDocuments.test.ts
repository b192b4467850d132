import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { startRegistrationFixture } from '../../../testing/registrationFixture.ts';
import { sweepFiles } from './sweepFiles.ts';

const fixture = forAllTests(startRegistrationFixture);

const stored = () => fixture.server.context.files.storedBefore(new Date(Date.now() + 1000));
async function keysOf(id: unknown): Promise<string[]> {
  const { rows } = await fixture.server.db.query<{ key: string }>(
    'select storage_key as key from client_files where user_id = $1',
    [id],
  );
  return rows.map(({ key }) => key);
}

it('what a day after its storing no account has is removed, and nothing else', async () => {
  const { files, config } = fixture.server.context;
  const { id } = await fixture.registered('corporate');
  const [owned = ''] = await keysOf(id);
  const fileOf = (key: string) => path.join(config.filesDir, key);
  const orphan = await files.put(fileOf(owned));
  const young = await files.put(fileOf(owned));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const key of [owned, orphan]) await utimes(fileOf(key), yesterday, yesterday);
  await sweepFiles.run(fixture.server.context);
  expect((await stored()).toSorted()).toEqual([owned, young].toSorted());
});

it('the documents of a deactivated account are kept until retention erases it', async () => {
  const { server, officer } = fixture;
  const { id } = await fixture.registered('corporate');
  const [key = ''] = await keysOf(id);
  await fixture.reject(id, 'The certificate is not readable');
  await officer.patch('/users/activation', { Id: id, Status: 'Deactivated' });
  await server.settle();
  expect(await stored()).toContain(key);
});
