import { Zip, ZipDeflate } from 'fflate';

export interface ZippedFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Each part is handed on at once, so that the archive is never in memory as a whole. */
export async function* zip(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const taken = () => {
    const parts = made;
    made = [];
    return parts;
  };
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name);
    archive.add(file);
    for await (const part of content) {
      file.push(part);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  archive.end();
  yield* taken();
}
