import type { Result } from './database.ts';

/** What the server's thread asks of the embedded database's thread. */
export type WorkerRequest =
  | { kind: 'open' | 'commit' | 'close' }
  | { kind: 'run'; statements: { sql: string; params: (string | null)[] }[] }
  | { kind: 'listen'; channel: string }
  | { kind: 'dump'; file: string };

export interface WorkerFailure {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
}

export type WorkerReply =
  | { id: number; results: Result<Record<string, unknown>>[] }
  | { id: number; failure: WorkerFailure }
  | { channel: string; payload: string }
  /** Its last words: the thread ends. */
  | { broken: string };
