import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Result } from './database.ts';
import type { WorkerFailure, WorkerReply, WorkerRequest } from './embeddedProtocol.ts';
import { DatabaseUnavailable, databaseFailure } from './failures.ts';

/** Runs built code only: a worker thread has no TypeScript loader. */
const workerFile = () => {
  const here = import.meta.dirname;
  const built = here.includes(`${path.sep}dist${path.sep}`) ? here : path.join(here, '../../dist/src/db');
  return path.join(built, 'embeddedWorker.js');
};

/** Errors lose their class on the way between threads. */
function failureFrom(failure: WorkerFailure): Error {
  const known = databaseFailure(failure);
  return known instanceof Error ? known : new Error(failure.message);
}

export type Rows = Result<Record<string, unknown>>;

interface Waiting {
  resolve: (results: Rows[]) => void;
  reject: (reason: unknown) => void;
  timer: NodeJS.Timeout | undefined;
}

interface EngineOptions {
  folder: string | undefined;
  image: string | undefined;
  /** A thread that leaves a request unanswered for so long is given up. */
  answerWithinMs: number;
  hear: (channel: string, payload: string) => void;
}

/** The thread that the embedded database runs in. Once it has broken or was given up it answers nothing any more. */
export interface Engine {
  /** `patient`: takes as long as it takes. */
  send(request: WorkerRequest, patient?: 'patient'): Promise<Rows[]>;
  stop(): Promise<void>;
  /** Resolves to the reason once the thread is gone and holds no file any more. */
  readonly ended: Promise<string>;
}

export function startEngine({ folder, image, answerWithinMs, hear }: EngineOptions): Engine {
  const worker = new Worker(workerFile(), { workerData: { folder, image }, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone: DatabaseUnavailable | undefined;

  const take = (id: number): Waiting | undefined => {
    const call = waiting.get(id);
    clearTimeout(call?.timer);
    waiting.delete(id);
    return call;
  };
  const abandon = (reason: string) => {
    gone ??= new DatabaseUnavailable(reason);
    for (const id of [...waiting.keys()]) take(id)?.reject(gone);
  };
  const giveUp = () => {
    abandon(`The embedded database did not answer for ${answerWithinMs / 1000} s`);
    void worker.terminate();
  };
  worker.on('message', (reply: WorkerReply) => {
    if ('channel' in reply) hear(reply.channel, reply.payload);
    else if ('broken' in reply) abandon(reply.broken);
    else if ('failure' in reply) take(reply.id)?.reject(failureFrom(reply.failure));
    else take(reply.id)?.resolve(reply.results);
  });
  worker.on('error', ({ message }) => abandon(message));
  const ended = new Promise<string>((resolve) => {
    worker.on('exit', () => {
      abandon('The embedded database has stopped');
      resolve(gone?.message ?? '');
    });
  });

  const send: Engine['send'] = (request, patient) =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      lastId += 1;
      const timer = patient ? undefined : setTimeout(giveUp, answerWithinMs);
      waiting.set(lastId, { resolve, reject, timer });
      worker.postMessage({ ...request, id: lastId });
    });
  return {
    send,
    ended,
    async stop() {
      await send({ kind: 'close' }).catch(() => {});
      await worker.terminate();
    },
  };
}
