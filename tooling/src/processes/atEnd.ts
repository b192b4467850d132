import { endWithNpm } from './endWithNpm.ts';

type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let ending: Promise<void> | undefined;

const runAll = async (): Promise<void> => {
  for (const cleanup of cleanups.splice(0).reverse()) {
    await Promise.resolve(cleanup()).catch((failure: unknown) => console.error(failure));
  }
};

/** Each cleanup runs only once. The newest cleanup runs first. */
export const endAll = (): Promise<void> => {
  ending ??= runAll().finally(() => {
    ending = undefined;
  });
  return ending;
};

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
let listening = false;

const listen = (): void => {
  if (listening) return;
  listening = true;
  const end = (code: number): void => void endAll().finally(() => process.exit(code));
  for (const [signal, code] of Object.entries(signals)) process.on(signal, () => end(code));
  endWithNpm(() => end(signals.SIGTERM));
};

export const atEnd = (cleanup: Cleanup): void => {
  listen();
  cleanups.push(cleanup);
};
