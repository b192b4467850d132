import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type BodyOf,
  changeBooking,
  createBookings,
  type Endpoint,
  fundWallet,
  listActivities,
  listBookings,
  listOwnBookings,
  listTransactionsOfType,
  type ReplyOf,
  registerIndividual,
  signIn,
  updateBookingStatus,
  walletBalance,
} from 'shared-api/contract';
import { anIndividual } from 'shared-api/testing/bodies';
import { ApiClient, type CallOptions, type Outcome, payAtGateway } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import { type Accounts, credentialsOf, type Person } from './accounts.ts';
import { bookingBody } from './bookOnce.ts';

export interface RequestedChange {
  readonly key: string;
  readonly body: BodyOf<typeof changeBooking>;
  readonly charge: number;
  readonly refund: number;
  acknowledged?: boolean;
}

export interface RequestedBooking {
  readonly client: Person;
  readonly key: string;
  readonly changes: RequestedChange[];
  id?: number;
  canceled?: boolean;
  passengerIds?: readonly number[];
  /** True means that a change has no reply yet. The booking gets no other calls meanwhile. */
  changing?: boolean;
}

export interface Funding {
  readonly client: Person;
  readonly key: string;
  id?: number;
}

export interface Load {
  readonly url: string;
  readonly accounts: Accounts;
  readonly workers: number;
  readonly pauseMs?: number;
  readonly gatewayUrl?: string | undefined;
}

const unansweredPauseMs = 200;

const fundingNaira = 50_000;

const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

export class LoadGenerator {
  readonly bookings: RequestedBooking[] = [];
  readonly funded: Funding[] = [];
  readonly registered: string[] = [];
  readonly statuses: Record<string, number> = {};
  slowestMs = 0;
  private readonly options: Load;
  private readonly mix: readonly (() => Promise<unknown>)[];
  private readonly running: Promise<void>[] = [];
  private stopping = false;

  constructor(options: Load) {
    this.options = options;
    const { clients, administrator } = options.accounts;
    const client = () => pick(clients);
    const shares: readonly (readonly [number, () => Promise<unknown>])[] = [
      [8, () => this.send(listOwnBookings, client())],
      [6, () => this.book({ client: client(), key: randomUUID(), changes: [] })],
      [4, () => this.send(listTransactionsOfType, { ...client(), params: { type: 0 } })],
      [4, () => this.send(walletBalance, client())],
      [4, () => this.change()],
      [2, () => this.cancel()],
      [2, () => this.send(listActivities, client())],
      [2, () => this.send(listBookings, administrator)],
      [2, () => this.fund({ client: client(), key: randomUUID() })],
      [2, () => this.send(signIn, { body: credentialsOf(client().account) })],
      [1, () => this.register()],
    ];
    this.mix = shares.flatMap(([share, act]) => Array.from({ length: share }, () => act));
  }

  start(): this {
    // Without the stop, a failed fault test would never end.
    atEnd(() => this.stop());
    for (let worker = 0; worker < this.options.workers; worker += 1) this.running.push(this.work());
    return this;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      await pick(this.mix)();
      if (this.options.pauseMs) await delay(this.options.pauseMs);
    }
  }

  private async book(booking: RequestedBooking): Promise<void> {
    this.bookings.push(booking);
    await this.askFor(booking);
  }

  /** With the same key, a repeated call gives the same booking. */
  async askFor(booking: RequestedBooking): Promise<Outcome<unknown>> {
    const { client, key } = booking;
    const body = bookingBody(this.options.accounts.serviceId);
    const outcome = await this.send(createBookings, { token: client.token, body, key });
    const [booked] = outcome.data ?? [];
    if (booked) {
      booking.id = booked.id;
      booking.passengerIds = booked.passengers.map(({ id }) => id);
    }
    return outcome;
  }

  private anOpenBooking(mostChanges: number): RequestedBooking | undefined {
    const open = this.bookings.filter(
      ({ id, canceled, changing, changes }) =>
        id !== undefined && !canceled && !changing && changes.length <= mostChanges,
    );
    return open.length > 0 ? pick(open) : undefined;
  }

  private async change(): Promise<void> {
    const booking = this.anOpenBooking(3);
    if (!booking) return;
    const change = this.nextChange(booking);
    booking.changing = true;
    booking.changes.push(change);
    const { status } = await this.askForChange(booking, change);
    if (status === undefined || status >= 500) return;
    booking.changing = false;
    if (status === 200) change.acknowledged = true;
    else booking.changes.pop();
  }

  private nextChange({ changes, passengerIds = [] }: RequestedBooking): RequestedChange {
    const { furtherServiceId, servicePriceNaira: price } = this.options.accounts;
    const kinds: Omit<RequestedChange, 'key'>[] = [
      { body: { version: 1, Flight_Number: 'P47125' }, charge: 0, refund: 0 },
      { body: { version: 2, additionalServiceId: furtherServiceId }, charge: price, refund: 0 },
      { body: { version: 3, RemovedPassengers: passengerIds.slice(0, 1) }, charge: 0, refund: price },
      { body: { version: 4, additionalServiceId: 0 }, charge: 0, refund: price },
    ];
    const next = kinds[changes.length];
    if (!next) throw new Error('A booking is changed four times at most');
    return { key: randomUUID(), ...next };
  }

  /** With the same key, a repeated call makes the change only once. */
  askForChange({ client, id }: RequestedBooking, change: RequestedChange): Promise<Outcome<unknown>> {
    const { key, body, charge, refund } = change;
    return this.send(changeBooking, {
      token: client.token,
      key,
      params: { id: Number(id) },
      query: { expectedCharge: charge, expectedRefund: refund },
      body,
    });
  }

  private async fund(funding: Funding): Promise<void> {
    this.funded.push(funding);
    const { rrrNo } = await this.askForFunding(funding);
    if (this.options.gatewayUrl && rrrNo) await payAtGateway(this.options.gatewayUrl, rrrNo);
  }

  async askForFunding(funding: Funding): Promise<{ readonly rrrNo?: string | null }> {
    const { client, key } = funding;
    const body = { amount: fundingNaira };
    const { data } = await this.send(fundWallet, { token: client.token, body, key });
    if (data) funding.id = data.transactionId;
    return data ?? {};
  }

  private async register(): Promise<void> {
    const body = anIndividual(`${randomUUID()}@client.example`);
    const { status } = await this.send(registerIndividual, { body });
    if (status === 200) this.registered.push(body.Email);
  }

  private async cancel(): Promise<void> {
    const booking = this.anOpenBooking(4);
    if (!booking) return;
    // The booking is marked before the call, so that no other worker cancels the same booking.
    booking.canceled = true;
    const { token } = booking.client;
    const body = { Id: Number(booking.id), BookingStatus: 'Canceled' as const };
    const { status } = await this.send(updateBookingStatus, { token, body });
    if (status !== 200) delete booking.canceled;
  }

  private async send<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Outcome<ReplyOf<E>>> {
    const outcome = await new ApiClient(this.options.url).attempt(endpoint, options);
    const status = outcome.status ?? 'none';
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    this.slowestMs = Math.max(this.slowestMs, outcome.ms);
    if (status === 'none' || status === 503) await delay(unansweredPauseMs);
    return outcome;
  }
}
