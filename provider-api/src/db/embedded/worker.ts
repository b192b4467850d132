import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFolder, durableParams } from './DurableFolder.ts';

const terminate = 'X'.charCodeAt(0);

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread');
let open = false;
let reason: string | undefined;

/**
 * After a panic, PGlite would continue with a broken database and confirm writes that are then lost.
 * Therefore the thread ends at once.
 */
function hearTrouble(line: string): boolean {
  const trouble = /(?:FATAL: |PANIC: |^postgres:) +(.*)|^Aborted\(/.exec(line);
  reason ??= trouble?.[1];
  if (trouble && open) {
    port?.postMessage(reason ?? 'it was aborted');
    process.exit(1);
  }
  return false;
}

const pglite = await PGlite.create({
  fs: new DurableFolder(workerData),
  startParams: durableParams(),
  onStderr: hearTrouble,
}).catch(({ message }: Error) => {
  throw new Error(reason ?? message);
});
open = true;

async function answer(request: Uint8Array): Promise<void> {
  if (request[0] === terminate) {
    await pglite.close();
    process.exit(0);
  }
  await pglite.execProtocolRawStream(request, {
    onRawData: (reply) => port?.postMessage(reply.slice()),
  });
}

let answering = Promise.resolve();
port.on('message', (request: Uint8Array) => {
  answering = answering.then(() => answer(request));
});
