import { randomInt } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Reference } from './reference.ts';

type NewReference = Omit<
  Reference,
  'rrr' | 'state' | 'channel' | 'paidAmount' | 'fee' | 'paidAt' | 'returnUrl'
>;

function readLog(file: string): Reference[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Reference];
    } catch {
      // The process ended while it wrote this line. No caller got an answer, so the line is ignored.
      return [];
    }
  });
}

/** Each line of the append-only file is the state of a reference after a change. */
export class ReferenceStore {
  readonly #byRrr = new Map<string, Reference>();
  readonly #rrrByOrder = new Map<string, string>();
  readonly #log: number;

  constructor(dataDir: string) {
    const folder = path.join(dataDir, 'gateway');
    const file = path.join(folder, 'references.jsonl');
    mkdirSync(folder, { recursive: true });
    for (const reference of readLog(file)) this.#remember(reference);
    const compacted = openSync(`${file}.new`, 'w');
    writeSync(compacted, [...this.#byRrr.values()].map((each) => `${JSON.stringify(each)}\n`).join(''));
    fsyncSync(compacted);
    closeSync(compacted);
    renameSync(`${file}.new`, file);
    this.#log = openSync(file, 'a');
  }

  byRrr(rrr: string): Reference | undefined {
    return this.#byRrr.get(rrr);
  }

  byOrder(orderId: string): Reference | undefined {
    const rrr = this.#rrrByOrder.get(orderId);
    return rrr === undefined ? undefined : this.#byRrr.get(rrr);
  }

  all(): Reference[] {
    return [...this.#byRrr.values()];
  }

  count(): number {
    return this.#byRrr.size;
  }

  create(order: NewReference): Reference {
    let rrr: string;
    do rrr = `2${randomInt(10 ** 5, 10 ** 6)}${randomInt(10 ** 4, 10 ** 5)}`;
    while (this.#byRrr.has(rrr));
    return this.#save({
      ...order,
      rrr,
      state: 'pending',
      channel: null,
      paidAmount: null,
      fee: null,
      paidAt: null,
      returnUrl: null,
    });
  }

  change(reference: Reference, change: Partial<Reference>): Reference {
    return this.#save({ ...reference, ...change });
  }

  close(): void {
    closeSync(this.#log);
  }

  #save(reference: Reference): Reference {
    writeSync(this.#log, `${JSON.stringify(reference)}\n`);
    fsyncSync(this.#log);
    return this.#remember(reference);
  }

  #remember(reference: Reference): Reference {
    this.#byRrr.set(reference.rrr, reference);
    this.#rrrByOrder.set(reference.orderId, reference.rrr);
    return reference;
  }
}
