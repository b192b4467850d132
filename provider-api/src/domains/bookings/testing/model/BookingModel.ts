import { hourMs } from 'shared-api/rules';
import type {
  BookStep,
  ChangeStep,
  DecideStep,
  EndStep,
  ProposeStep,
  Sequence,
  Step,
  Tariff,
} from './Step.ts';

/** Six hours are the default of the settings `cancellationHours` and `changeHours`. */
const deadlineMs = 6 * hourMs;

interface Money {
  /** This sum is paid, but the service is not rendered yet. */
  unearned: number;
  revenue: number;
  papers: ['invoice' | 'credit', number][];
}

export interface ModelBooking extends Money {
  status: string;
  version: number;
  passengers: number;
  unitKobo: number;
  service: number;
  further: number;
  furtherKobo: number;
  price: number;
  airport: number;
  flightAt: number;
  setAt: number;
  /** The end of the booking, or its last correction, refunded this sum to the wallet. */
  back: number;
  proposal: { from: string; to: string; by: string } | undefined;
}

export interface Snapshot {
  balance: number;
  bookings: (Money & Pick<ModelBooking, 'status' | 'version' | 'passengers' | 'price'>)[];
}

/**
 * The outcome is 'done', or the code of the refusal. Undefined means that the model has no booking or
 * proposal for the step.
 */
export type Outcome = string | undefined;

interface Sums {
  price: number;
  charge: number;
  refund: number;
}

const part = (kobo: number, percent: number): number => Math.floor((kobo * percent) / 100);
const corrigible: Readonly<Record<string, readonly string[]>> = {
  Service_Rendered: ['No_Show', 'Flight_Canceled'],
  Payment_Received: ['No_Show', 'Flight_Canceled'],
  No_Show: ['Service_Rendered', 'Flight_Canceled'],
  Flight_Canceled: ['Service_Rendered', 'No_Show'],
};

type AboutBooking = ChangeStep | EndStep | ProposeStep | DecideStep;
const beforeOf = (to: string): string => (to === 'Payment_Received' ? 'Service_Rendered' : 'Processing');

function fits({ status, proposal }: ModelBooking, step: AboutBooking): boolean {
  if (step.kind === 'change') return status === 'Processing';
  if (step.kind === 'end') return status === beforeOf(step.to);
  if (step.kind === 'decide') return proposal !== undefined;
  return !proposal && corrigible[status]?.includes(step.to) === true;
}

/** The model follows the documentation. It shares no code with the server, so that faults of the server show. */
export class BookingModel {
  balance: number;
  now: number;
  prices: number[];
  tariff: Tariff;
  readonly bookings: ModelBooking[] = [];

  constructor({ walletKobo, pricesKobo, tariff }: Sequence, now: Date) {
    this.balance = walletKobo;
    this.prices = [...pricesKobo];
    this.tariff = tariff;
    this.now = now.getTime();
  }

  snapshot(): Snapshot {
    return {
      balance: this.balance,
      bookings: this.bookings.map(({ status, version, passengers, price, unearned, revenue, papers }) => {
        return { status, version, passengers, price, unearned, revenue, papers };
      }),
    };
  }

  /** Returns the index of a booking, usually one to which the step applies. Returns -1 if there are no bookings. */
  indexFor(step: AboutBooking): number {
    const fitting = step.pick === 5 ? [] : this.bookings.filter((booking) => fits(booking, step));
    const among = fitting.length > 0 ? fitting : this.bookings;
    const booking = among[step.pick % Math.max(1, among.length)];
    return booking ? this.bookings.indexOf(booking) : -1;
  }

  sumsOf(booking: ModelBooking, step: ChangeStep): Sums & { kept: number } {
    const furtherKobo = this.furtherKobo(booking, step.further);
    const price = (booking.passengers - removedOf(booking, step)) * booking.unitKobo + furtherKobo;
    const cheaper = Math.max(booking.price - price, 0);
    const { refundCanceled, refundNoShow } = this.tariff;
    const inTime = this.now <= booking.flightAt - deadlineMs;
    const refund = part(cheaper, inTime ? refundCanceled : refundNoShow);
    return { price, charge: Math.max(price - booking.price, 0), refund, kept: cheaper - refund };
  }

  run(step: Step): Outcome {
    if (step.kind === 'book') return this.book(step);
    if (step.kind === 'wait') this.now += step.hours * hourMs;
    else if (step.kind === 'price') this.prices[step.service] = step.kobo;
    else if (step.kind === 'tariff') this.tariff = step.tariff;
    else {
      const booking = this.bookings[this.indexFor(step)];
      if (!booking) return undefined;
      if (step.kind === 'change') return this.change(booking, step);
      if (step.kind === 'end') return this.end(booking, step);
      return step.kind === 'propose' ? this.propose(booking, step) : this.decide(booking, step);
    }
    return 'done';
  }

  private book({ service, passengers, further }: BookStep): Outcome {
    if (further === service + 1) return 'invalid';
    const unitKobo = this.prices[service] ?? 0;
    const furtherKobo = further === 0 ? 0 : (this.prices[further - 1] ?? 0);
    const price = passengers * unitKobo + furtherKobo;
    if (price > this.balance) return 'insufficient_funds';
    this.balance -= price;
    this.bookings.push({
      ...{ status: 'Processing', version: 1, passengers, service, unitKobo, further, furtherKobo },
      price,
      airport: 13,
      ...{ flightAt: this.now + 48 * hourMs, setAt: this.now, back: 0, proposal: undefined },
      ...{ unearned: price, revenue: 0, papers: [] },
    });
    return 'done';
  }

  private furtherKobo(booking: ModelBooking, further: number | undefined): number {
    if (further === undefined || further === booking.further) return booking.furtherKobo;
    return further === 0 ? 0 : (this.prices[further - 1] ?? 0);
  }

  private refusalOfChange(booking: ModelBooking, step: ChangeStep): Outcome {
    if (booking.status !== 'Processing') return 'not_processing';
    if (step.stale) return 'changed_meanwhile';
    if (booking.version > this.tariff.maxChanges) return 'too_many_changes';
    const swaps = step.further !== undefined && step.further !== booking.further;
    if (swaps && step.further === booking.service + 1) return 'invalid';
    const moves = step.flightNumber || step.hours !== 0 || step.airport;
    const reprices = step.removed > 0 || swaps;
    if (!(namesOf(booking, step) || moves || reprices)) return 'nothing_changed';
    if (this.isLate(booking, step.by, moves, reprices)) return 'too_late';
    if (step.hours !== 0 && booking.flightAt + step.hours * hourMs <= this.now) return 'invalid';
    if (removedOf(booking, step) >= booking.passengers) return 'last_passenger';
    const { charge } = this.sumsOf(booking, step);
    if (step.by === 'staff' && charge > 0) return 'client_must_confirm';
    return charge > this.balance ? 'insufficient_funds' : undefined;
  }

  private isLate({ flightAt }: ModelBooking, by: string, moves: boolean, reprices: boolean): boolean {
    if (by === 'owner') return this.now > flightAt - deadlineMs;
    return (moves && this.now > flightAt + 24 * hourMs) || (reprices && this.now > flightAt);
  }

  private change(booking: ModelBooking, step: ChangeStep): Outcome {
    const refusal = this.refusalOfChange(booking, step);
    if (refusal) return refusal;
    const { price, charge, refund, kept } = this.sumsOf(booking, step);
    booking.furtherKobo = this.furtherKobo(booking, step.further);
    booking.further = step.further ?? booking.further;
    booking.passengers -= removedOf(booking, step);
    booking.flightAt += step.hours * hourMs;
    if (step.airport) booking.airport = booking.airport === 13 ? 2 : 13;
    booking.version += 1;
    booking.price = price;
    booking.unearned += charge - refund - kept;
    booking.revenue += kept;
    this.pay(booking, charge);
    this.giveBack(booking, refund);
    return 'done';
  }

  private pay(booking: ModelBooking, kobo: number): void {
    this.balance -= kobo;
    if (kobo > 0) booking.papers.push(['invoice', kobo]);
  }

  private giveBack(booking: ModelBooking, kobo: number): void {
    this.balance += kobo;
    if (kobo > 0) booking.papers.push(['credit', kobo]);
  }

  private percentOf(status: string): number {
    const { refundCanceled, refundFlightCanceled, refundNoShow } = this.tariff;
    if (status === 'Canceled') return refundCanceled;
    if (status === 'Flight_Canceled') return refundFlightCanceled;
    return status === 'No_Show' ? refundNoShow : 0;
  }

  private end(booking: ModelBooking, { to }: EndStep): Outcome {
    if (booking.status !== beforeOf(to)) return 'forbidden_move';
    if (to === 'Canceled' && this.now > booking.flightAt - deadlineMs) return 'too_late';
    this.set(booking, to);
    if (to === 'Payment_Received') return 'done';
    booking.back = part(booking.unearned, this.percentOf(to));
    booking.revenue += booking.unearned - booking.back;
    booking.unearned = 0;
    this.giveBack(booking, booking.back);
    return 'done';
  }

  private set(booking: ModelBooking, status: string): void {
    booking.status = status;
    booking.setAt = this.now;
  }

  private refusalOfDays({ setAt }: ModelBooking): Outcome {
    const { correctionDays } = this.tariff;
    if (correctionDays === 0) return 'corrections_off';
    return this.now > setAt + correctionDays * 24 * hourMs ? 'too_late' : undefined;
  }

  private propose(booking: ModelBooking, { to, by }: ProposeStep): Outcome {
    const refusal = this.refusalOfDays(booking);
    if (refusal) return refusal;
    if (!corrigible[booking.status]?.includes(to)) return 'forbidden_move';
    if (booking.proposal) return 'already_resolved';
    booking.proposal = { from: booking.status, to, by };
    return 'done';
  }

  private decide(booking: ModelBooking, { approve, by }: DecideStep): Outcome {
    const { proposal } = booking;
    if (!proposal) return undefined;
    if (!approve) {
      booking.proposal = undefined;
      return 'done';
    }
    if (proposal.by === by) return 'second_person';
    if (booking.status !== proposal.from) return 'changed_meanwhile';
    return this.refusalOfDays(booking) ?? this.correct(booking, proposal.to);
  }

  /** The wallet returns the refund of the former status and gets the refund of the new status, in one movement. */
  private correct(booking: ModelBooking, to: string): Outcome {
    const taken = booking.back;
    const back = part(booking.price, this.percentOf(to));
    if (this.balance + back - taken < 0) return 'insufficient_funds';
    this.pay(booking, taken);
    this.giveBack(booking, back);
    booking.revenue += taken - back;
    booking.back = back;
    booking.proposal = undefined;
    this.set(booking, to);
    return 'done';
  }
}

export const removedOf = ({ passengers }: ModelBooking, { removed }: ChangeStep): number =>
  Math.min(removed, passengers);

/** Tells whether the change renames the last passenger. A change that removes all passengers renames nobody. */
export const namesOf = (booking: ModelBooking, step: ChangeStep): boolean =>
  step.names && removedOf(booking, step) < booking.passengers;
