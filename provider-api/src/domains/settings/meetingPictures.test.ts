import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { aJpeg, partsOfJpeg } from '../../testing/aJpeg.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';
import { sweepFiles } from '../accounts/documents/sweepFiles.ts';

const server = forAllTests(startTestServer);
const lagos = 13;
let administrator: SignedIn;
beforeEach(async () => {
  administrator = await server.as('Administrator');
});

const jpeg = aJpeg;
const send = (files: readonly [name: string, content: Uint8Array][], id = lagos, by = administrator) =>
  by.form(
    `/settings/meeting-pictures/${id}`,
    {},
    files.map(([name, content]) => ({ name, type: 'image/jpeg', content })),
  );
const shown = async (id = lagos) => {
  const reply = await fetch(`${server.url}/api/meeting-pictures/${id}`);
  return { reply, bytes: new Uint8Array(await reply.arrayBuffer()) };
};

it('anybody sees the picture of an airport that has one, as that picture alone', async () => {
  expect((await shown()).reply.status).toBe(404);
  const saved = await send([['door.jpg', jpeg(1)]]);
  expect([saved.status, saved.body.data]).toEqual([
    200,
    { airportId: lagos, picture: expect.stringMatching(/^\/api\/meeting-pictures\/13\?v=\d+$/) },
  ]);
  const { reply, bytes } = await shown();
  expect(bytes).toEqual(jpeg(1));
  expect(reply.headers.get('content-type')).toBe('image/jpeg');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await shown(1)).reply.status).toBe(404);
});

it('is shown without place, time and device, in whatever the camera wrote them', async () => {
  const written = (marker: number, text: string) =>
    Buffer.concat([Buffer.of(0xff, marker, 0, text.length + 2), Buffer.from(text)]);
  const { start, drawn, end } = partsOfJpeg(7);
  const taken = Buffer.concat([
    start,
    written(0xe1, 'Exif GPS Lagos'),
    written(0xe1, 'http://ns.adobe.com/xap'),
    written(0xed, 'Photoshop'),
    written(0xfe, 'iPhone'),
    drawn,
    end,
    Buffer.from('MotionPhoto_Data'),
  ]);
  expect((await send([['door.jpg', taken]])).status).toBe(200);
  const { reply, bytes } = await shown();
  expect(Buffer.from(bytes)).toEqual(Buffer.concat([start, drawn, end]));
  expect(reply.headers.get('content-length')).toBe(String(bytes.length));
});

it('another one takes its place at another address, and the one before is swept away with the night', async () => {
  const { picture } = (await send([['door.jpg', jpeg(1)]])).body.data;
  const again = await send([['other.jpg', jpeg(2)]]);
  expect(again.body.data.picture).not.toBe(picture);
  expect((await shown()).bytes).toEqual(jpeg(2));
  const { files, config } = server.context;
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const key of await files.storedBefore(new Date(Date.now() + 1000)))
    await utimes(path.join(config.filesDir, key), yesterday, yesterday);
  await sweepFiles.run(server.context);
  expect(await files.storedBefore(new Date(Date.now() + 1000))).toHaveLength(1);
  expect((await shown()).bytes).toEqual(jpeg(2));
});

it.each<[string, readonly [string, Uint8Array][], string]>([
  ['no file', [], 'Select a file'],
  ['a PDF', [['door.pdf', new TextEncoder().encode('%PDF-1.7')]], 'Only one JPEG file is accepted.'],
  [
    'a picture that breaks off',
    [['door.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 9, 1)]],
    'The picture breaks off: choose the original file.',
  ],
  [
    'two files',
    [
      ['a.jpg', jpeg(1)],
      ['b.jpg', jpeg(2)],
    ],
    'Only one JPEG file is accepted.',
  ],
  [
    'more than 2MB',
    [['door.jpg', new Uint8Array(2 * 1024 * 1024 + 1).fill(0xff).fill(0xd8, 1, 2)]],
    'door.jpg: The file is larger than 2MB',
  ],
])('%s is refused', async (_, files, problem) => {
  const { status, body } = await send(files);
  expect([status, body.errors]).toEqual([400, { Files: [problem] }]);
});

it('an airport that does not exist has none, and whoever may not edit settings changes none', async () => {
  expect((await send([['door.jpg', jpeg(1)]], 19)).status).toBe(404);
  const officer = await server.as('Protocol Officer');
  expect((await send([['door.jpg', jpeg(1)]], lagos, officer)).status).toBe(403);
  expect((await officer.get('/settings/meeting-pictures')).status).toBe(403);
});

it('is removed, and is shown to nobody then', async () => {
  await send([['door.jpg', jpeg(1)]]);
  expect((await administrator.get('/settings/meeting-pictures')).body.data).toMatchObject([
    { airportId: lagos },
  ]);
  expect((await administrator.remove(`/settings/meeting-pictures/${lagos}`)).status).toBe(200);
  expect((await shown()).reply.status).toBe(404);
  expect((await administrator.remove(`/settings/meeting-pictures/${lagos}`)).status).toBe(404);
  expect((await administrator.get('/settings/meeting-pictures')).body.data).toEqual([]);
});

it('has an address that it never had when it follows one that was removed', async () => {
  await administrator.remove(`/settings/meeting-pictures/${lagos}`);
  const first = (await send([['door.jpg', jpeg(1)]])).body.data.picture;
  await administrator.remove(`/settings/meeting-pictures/${lagos}`);
  expect((await send([['other.jpg', jpeg(2)]])).body.data.picture).not.toBe(first);
});
