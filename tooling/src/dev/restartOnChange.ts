import { watch } from 'node:fs';
import { atEnd } from '../processes/atEnd.ts';
import { runNode } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';
import type { Portal } from '../start/startPortal.ts';

const folders = ['provider-api/src', 'provider-api/sandbox', 'provider-api/migrations', 'shared-api/src'];
/** Editors write a file in several steps, and often several files. */
const settledMs = 150;

export function restartOnChange(portal: Pick<Portal, 'restart'>): void {
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const restart = async (): Promise<void> => {
    const { code } = await runNode(inRoot('node_modules/typescript/bin/tsc'), {
      args: ['-b', 'provider-api'],
    });
    if (code !== 0) return console.log('The server does not compile; the former one goes on.');
    await portal.restart();
    console.log('The server was started again.');
  };
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      underWay = underWay.then(restart).catch((failure: unknown) => console.error(failure));
    }, settledMs);
  };
  for (const folder of folders) {
    const watcher = watch(inRoot(folder), { recursive: true }, (_, file) => {
      if (file && !/\.test\.ts$/.test(file)) changed();
    });
    atEnd(() => watcher.close());
  }
}
