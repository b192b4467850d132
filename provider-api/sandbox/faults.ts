/**
 * With `lost`, the sandbox does the work and drops the connection without an answer. With `slow`, the sandbox
 * does the work and answers after a minute.
 */
export type AnswerFault = 'none' | '500' | 'garbage' | 'hang' | 'close' | 'lost' | 'slow';

/**
 * `held` notifications wait for a call of the release route, and are then sent newest first. `early`
 * notifications are sent before the sandbox marks the payment as paid. `forged` notifications contain an
 * unknown payment or a wrong amount.
 */
type NotifyMode = 'once' | 'twice' | 'late' | 'held' | 'early' | 'forged' | 'never';

export type Faults = {
  format: 'json' | 'jsonp';
  issue: AnswerFault;
  status: AnswerFault;
  notify: NotifyMode;
  delayMs: number;
  /** This amount in naira is paid instead of the requested amount. */
  payAmount: string | null;
  /** This many status requests get the code 021 (pending) before the real answer. */
  pendingAnswers: number;
  paidCode: '00' | '01' | '02' | '012';
};

const noFaults: Faults = {
  format: 'json',
  issue: 'none',
  status: 'none',
  notify: 'once',
  delayMs: 1000,
  payAmount: null,
  pendingAnswers: 0,
  paidCode: '00',
};

const choices: { [Key in keyof Faults]?: readonly unknown[] } = {
  format: ['json', 'jsonp'],
  issue: ['none', '500', 'garbage', 'hang', 'close', 'lost', 'slow'],
  status: ['none', '500', 'garbage', 'hang', 'close', 'lost', 'slow'],
  notify: ['once', 'twice', 'late', 'held', 'early', 'forged', 'never'],
  paidCode: ['00', '01', '02', '012'],
};

export function faultProblem(wanted: Record<string, unknown>): string | null {
  for (const [key, value] of Object.entries(wanted)) {
    if (!(key in noFaults)) return `There is no fault named ${key}`;
    const allowed = choices[key as keyof Faults];
    if (allowed && !allowed.includes(value)) return `${key} is one of ${allowed.join(', ')}`;
    if ((key === 'delayMs' || key === 'pendingAnswers') && !Number.isSafeInteger(value)) {
      return `${key} is a whole number`;
    }
    if (key === 'payAmount' && value !== null && typeof value !== 'string') {
      return 'payAmount is naira as text, or null';
    }
  }
  return null;
}

export class FaultBook {
  #general: Faults = noFaults;
  readonly #special = new Map<string, Partial<Faults>>();

  set(wanted: Partial<Faults>, rrrOrOrderId?: string): void {
    if (rrrOrOrderId === undefined) this.#general = { ...this.#general, ...wanted };
    else this.#special.set(rrrOrOrderId, { ...this.#special.get(rrrOrOrderId), ...wanted });
  }

  reset(): void {
    this.#general = noFaults;
    this.#special.clear();
  }

  for(...keys: string[]): Faults {
    const told = { ...this.#general };
    for (const key of keys) Object.assign(told, this.#special.get(key));
    return told;
  }

  takePendingAnswer(rrr: string, orderId: string): boolean {
    const left = this.for(orderId, rrr).pendingAnswers;
    if (left <= 0) return false;
    this.set({ pendingAnswers: left - 1 }, rrr);
    return true;
  }
}
