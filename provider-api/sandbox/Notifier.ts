import type { Credentials } from './credentials.ts';
import type { Faults } from './faults.ts';
import { channels, type Reference } from './reference.ts';

/** Resolves to true if the merchant answered OK. */
export type Post = (url: string, body: unknown) => Promise<boolean>;

const postJson: Post = async (url, body) => {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    });
    return reply.ok && (await reply.text()).trim().toUpperCase().startsWith('OK');
  } catch {
    return false;
  }
};

/** The misspelt field names are the gateway's own. */
function notificationOf(reference: Reference, by: Credentials) {
  const day = (reference.paidAt ?? reference.createdAt).slice(0, 10).split('-').reverse().join('/');
  return {
    rrr: reference.rrr,
    channnel: channels[reference.channel ?? 'card'],
    billerName: 'SANDBOX',
    amount: Number(reference.paidAmount ?? reference.amount),
    transactiondate: day,
    debitdate: day,
    bank: '058',
    branch: '',
    serviceTypeId: by.serviceTypeId,
    orderRef: reference.orderId,
    orderId: reference.orderId,
    payerName: reference.payerName,
    payerPhoneNumber: reference.payerPhone,
    payerEmail: reference.payerEmail,
    type: 'PY',
    customFieldData: [],
    parentRRRDetails: {},
    chargeFee: Number(reference.fee ?? 0),
    paymentDescription: reference.description,
    integratorsEmail: '',
    integratorsPhonenumber: '',
  };
}

const retryAfterMs = [2_000, 10_000, 60_000];

export class Notifier {
  readonly #url: () => string | null;
  readonly #by: Credentials;
  readonly #post: Post;
  readonly #timers = new Set<NodeJS.Timeout>();
  #held: Reference[] = [];

  constructor(url: () => string | null, by: Credentials, post: Post = postJson) {
    this.#url = url;
    this.#by = by;
    this.#post = post;
  }

  async paid(reference: Reference, { notify, delayMs }: Pick<Faults, 'notify' | 'delayMs'>): Promise<void> {
    if (notify === 'never' || notify === 'early') return;
    if (notify === 'held') {
      this.#held.push(reference);
      return;
    }
    if (notify === 'late') {
      this.#later(reference, delayMs, 0);
      return;
    }
    if (notify === 'forged') {
      await this.#send({ ...reference, rrr: '999999999999', orderId: 'forged' });
      await this.#send({ ...reference, amount: '99999999.00', paidAmount: '99999999.00' });
      return;
    }
    await this.#try(reference, 0);
    if (notify === 'twice') await this.#send(reference);
  }

  async ahead(reference: Reference, { notify }: Pick<Faults, 'notify'>): Promise<void> {
    if (notify === 'early') await this.#send(reference);
  }

  async release(): Promise<number> {
    const waiting = this.#held.reverse();
    this.#held = [];
    let answered = 0;
    for (const reference of waiting) if (await this.#send(reference)) answered += 1;
    return answered;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #send(reference: Reference): Promise<boolean> {
    const url = this.#url();
    return url !== null && (await this.#post(url, [notificationOf(reference, this.#by)]));
  }

  async #try(reference: Reference, attempt: number): Promise<void> {
    const again = retryAfterMs[attempt];
    if (!(await this.#send(reference)) && again !== undefined) this.#later(reference, again, attempt + 1);
  }

  #later(reference: Reference, waitMs: number, attempt: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#try(reference, attempt);
    }, waitMs);
    timer.unref();
    this.#timers.add(timer);
  }
}
