import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  changeBooking,
  createBookings,
  type Endpoint,
  fundWallet,
  listBookings,
  listOwnBookings,
  type ReplyOf,
  signIn,
  updateBookingStatus,
  walletBalance,
} from 'shared-api/contract';
import { ApiClient, type CallOptions, type Outcome, payAtGateway } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import { type Accounts, credentialsOf, type Person } from './accounts.ts';
import { bookingBody } from './bookOnce.ts';

export interface RequestedBooking {
  readonly client: Person;
  readonly key: string;
  id?: number;
  canceled?: boolean;
  change?: { readonly key: string; acknowledged?: boolean };
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

export const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

export class LoadGenerator {
  readonly bookings: RequestedBooking[] = [];
  readonly funded: Funding[] = [];
  readonly statuses: Record<string, number> = {};
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
      [6, () => this.book({ client: client(), key: randomUUID() })],
      [4, () => this.send(walletBalance, client())],
      [4, () => this.change()],
      [2, () => this.cancel()],
      [2, () => this.send(listBookings, administrator)],
      [2, () => this.fund({ client: client(), key: randomUUID() })],
      [2, () => this.send(signIn, { body: credentialsOf(client().account) })],
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
    if (booked) booking.id = booked.id;
    return outcome;
  }

  private pickBooking(isWanted: (booking: RequestedBooking) => boolean): RequestedBooking | undefined {
    const open = this.bookings.filter(
      (booking) => booking.id !== undefined && !booking.canceled && isWanted(booking),
    );
    return open.length > 0 ? pick(open) : undefined;
  }

  private async change(): Promise<void> {
    const booking = this.pickBooking(({ change }) => !change);
    if (!booking) return;
    booking.change = { key: randomUUID() };
    const { status } = await this.askForChange(booking);
    if (status === 200) booking.change.acknowledged = true;
    else if (status !== undefined && status < 500) delete booking.change;
  }

  /** With the same key, a repeated call makes the change only once. */
  askForChange({ client: { token }, id, change }: RequestedBooking): Promise<Outcome<unknown>> {
    const { furtherServiceId, servicePriceNaira } = this.options.accounts;
    return this.send(changeBooking, {
      token,
      key: change?.key ?? '',
      params: { id: Number(id) },
      query: { expectedCharge: servicePriceNaira, expectedRefund: 0 },
      body: { version: 1, additionalServiceId: furtherServiceId },
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

  private async cancel(): Promise<void> {
    // A change without a reply may still have been made, so its booking is not cancelled.
    const booking = this.pickBooking(({ change }) => !change || change.acknowledged === true);
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
    if (status === 'none' || status === 503) await delay(unansweredPauseMs);
    return outcome;
  }
}
