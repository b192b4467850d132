import path from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../failures.ts';
import { packageFolder } from '../packageFolder.ts';

/** A worker thread cannot load TypeScript, so the worker must be built first. */
const workerFile = path.join(packageFolder(), 'dist/src/db/embedded/worker.js');

/**
 * Speaks PostgreSQL's protocol with PGlite in a worker thread. Once `gone` resolves, the thread has ended and
 * its files are closed.
 */
export class EmbeddedConnection extends Duplex {
  private readonly folder: string;
  private readonly mayStart: () => Promise<void>;
  private worker: Worker | undefined;
  readonly gone: Promise<void>;

  constructor(folder: string, mayStart: () => Promise<void>) {
    super();
    this.folder = folder;
    this.mayStart = mayStart;
    this.gone = new Promise((resolve) => this.once('close', resolve));
  }

  connect(): void {
    this.mayStart().then(
      () => this.start(),
      (thrown: Error) => this.destroy(thrown),
    );
  }

  private start(): void {
    const worker = new Worker(workerFile, { workerData: this.folder, execArgv: [] });
    worker.on('message', (message: Uint8Array | string) => {
      if (typeof message === 'string') this.destroy(new DatabaseUnavailable(message));
      else this.push(message);
    });
    worker.on('error', ({ message }) => this.destroy(new DatabaseUnavailable(message)));
    worker.on('exit', () => this.destroy());
    this.worker = worker;
    this.emit('connect');
  }

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.worker?.postMessage(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    Promise.resolve(this.worker?.terminate()).then(() => done(error));
  }

  /** The pg driver calls these methods of a socket. */
  setNoDelay(): void {}
  ref(): void {}
}
