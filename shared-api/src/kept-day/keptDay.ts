import { create } from 'zustand';
import type { DeskPack } from '../desk/replies.ts';
import { endOfKeptDay } from '../desk/rules.ts';
import { hasDeskDatabase } from '../http/device/deskDatabase.ts';
import {
  type DayKeptEvent,
  dayKeptEvent,
  dropKeptDayTicket,
  type KeptDayTicket,
  keptDayTicket,
  writeKeptDayTicket,
} from '../http/device/keptDayTicket.ts';
import { session } from '../http/session/session.ts';
import { sessionEpoch } from '../http/session/sessionEpoch.ts';
import { inDesk } from './database.ts';
import { keyOf, newSalt, type Sealed, seal, unseal } from './sealed.ts';
import { heldLocks, holdLock } from './tabLocks.ts';

export { digestOf } from './sealed.ts';

const format = 1;
export const pinPattern = /^\d{6}$/;
export const maxWrongPins = 5;
const forgetAfterMs = 5 * 60_000;
const renewAfterMs = 5 * 60_000;
const lookEveryMs = 5_000;
const codeTimeoutMs = 15_000;
const touches = ['pointerdown', 'keydown'];
const lockName = (id: string) => `kept-day:${id}`;

/** Fields outside the encrypted part must contain no data about passengers. */
interface Copy extends Sealed {
  id: string;
  officerId: number;
  format: number;
  wrongPins: number;
}

const copies = {
  get: async (id: string) =>
    (await inDesk('copies', 'readonly', (store) => store.get(id))) as Copy | undefined,
  all: async () => ((await inDesk('copies', 'readonly', (store) => store.getAll())) ?? []) as Copy[],
  put: (copy: Copy) => inDesk('copies', 'readwrite', (store) => store.put(copy)),
  remove: (id: string) => inDesk('copies', 'readwrite', (store) => store.delete(id)),
};

interface OpenDay {
  ticket: KeptDayTicket;
  pack: DeskPack;
  renewedAt: number;
}

/** The bookings of the day are in memory only while the copy is unlocked. */
export const useKeptDay = create<{ open: OpenDay | undefined; drops: number }>()(() => ({
  open: undefined,
  /** The number increases with each removed copy, so that components that show a copy are rendered again. */
  drops: 0,
}));

/** The key is never stored, so a reload locks the copy. */
let key: CryptoKey | undefined;
let letGo: (() => void) | undefined;
let touchedAt = 0;
let watch: ReturnType<typeof setInterval> | undefined;

export const ownTicket = (): KeptDayTicket | undefined => keptDayTicket(session.get().user?.id);

const touch = () => {
  touchedAt = Date.now();
};

function look(): void {
  if (!ownTicket()) void keptDay.drop();
  else if (Date.now() - touchedAt >= forgetAfterMs) keptDay.lock();
}

function begin(newKey: CryptoKey, open: OpenDay): void {
  key = newKey;
  touch();
  for (const one of touches) addEventListener(one, touch, { capture: true, passive: true });
  document.addEventListener('visibilitychange', look);
  clearInterval(watch);
  watch = setInterval(look, lookEveryMs);
  useKeptDay.setState({ open });
}

function hold(id: string): void {
  letGo?.();
  letGo = holdLock(lockName(id));
}

function fetchedInTime(): Promise<boolean> {
  const fetched: DayKeptEvent['detail'] = [];
  dispatchEvent(new CustomEvent(dayKeptEvent, { detail: fetched }));
  const all = Promise.all(fetched).then(
    () => true,
    () => false,
  );
  return Promise.race([all, new Promise<false>((resolve) => setTimeout(resolve, codeTimeoutMs, false))]);
}

export const keptDay = {
  isPossible: (): boolean =>
    window.isSecureContext && typeof indexedDB !== 'undefined' && Boolean(globalThis.crypto?.subtle),

  lock(): void {
    key = undefined;
    clearInterval(watch);
    for (const one of touches) removeEventListener(one, touch, { capture: true });
    document.removeEventListener('visibilitychange', look);
    useKeptDay.setState({ open: undefined });
  },

  /** Returns false when the program files that open the copy offline could not be loaded in time. */
  async keep(pin: string, pack: DeskPack, officerId: number): Promise<boolean> {
    await keptDay.drop();
    const ticket: KeptDayTicket = {
      id: crypto.randomUUID(),
      officerId,
      airportId: pack.airportId,
      date: pack.date,
      until: endOfKeptDay(pack.date).getTime(),
      aheadMs: Date.parse(pack.asOf) - Date.now(),
      epoch: sessionEpoch(),
      salt: newSalt(),
    };
    const made = await keyOf(pin, ticket.salt);
    hold(ticket.id);
    await copies.put({ ...(await seal(made, pack)), id: ticket.id, officerId, format, wrongPins: 0 });
    writeKeptDayTicket(ticket);
    const renewedAt = Date.now();
    const hasCode = await fetchedInTime();
    // The user may have logged out while the program files were loading.
    if (ownTicket()?.id === ticket.id) begin(made, { ticket, pack, renewedAt });
    return hasCode;
  },

  isDue(airportId: number, date: string): boolean {
    const { open } = useKeptDay.getState();
    const isSame = open?.ticket.airportId === airportId && open.ticket.date === date;
    return isSame && Date.now() - open.renewedAt >= renewAfterMs;
  },

  async renew(pack: DeskPack): Promise<void> {
    const [used, ticket] = [key, ownTicket()];
    const { open } = useKeptDay.getState();
    if (!used || !open || !ticket || ticket.id !== open.ticket.id) return;
    // The copy may be locked or removed during the encryption and the writing.
    const isStill = () => key === used && ownTicket()?.id === ticket.id;
    const sealed = await seal(used, pack);
    if (!isStill()) return;
    await copies.put({ ...sealed, id: ticket.id, officerId: ticket.officerId, format, wrongPins: 0 });
    if (!isStill()) return;
    const renewed = { ...ticket, aheadMs: Date.parse(pack.asOf) - Date.now() };
    writeKeptDayTicket(renewed);
    useKeptDay.setState({ open: { ticket: renewed, pack, renewedAt: Date.now() } });
  },

  async unlock(pin: string): Promise<number | undefined> {
    const ticket = ownTicket();
    const copy = ticket && (await copies.get(ticket.id));
    if (!ticket || !copy || copy.format !== format || copy.wrongPins >= maxWrongPins) {
      await keptDay.drop();
      return 0;
    }
    // The attempt is counted before the check, so that closing the page does not give a free attempt.
    const wrongPins = copy.wrongPins + 1;
    const [found] = await Promise.all([keyOf(pin, ticket.salt), copies.put({ ...copy, wrongPins })]);
    const pack = await unseal<DeskPack>(found, copy);
    // The user may have logged out during the decryption.
    if (ownTicket()?.id !== ticket.id) return 0;
    if (pack) {
      hold(ticket.id);
      begin(found, { ticket, pack, renewedAt: Date.parse(pack.asOf) - ticket.aheadMs });
      await copies.put({ ...copy, wrongPins: 0 });
      return undefined;
    }
    if (wrongPins >= maxWrongPins) await keptDay.drop();
    return maxWrongPins - wrongPins;
  },

  /** The ticket with the salt is removed first: without the salt, the copy cannot be decrypted. */
  async drop(): Promise<void> {
    const ticket = keptDayTicket();
    dropKeptDayTicket();
    keptDay.lock();
    letGo?.();
    letGo = undefined;
    if (ticket) await copies.remove(ticket.id);
    useKeptDay.setState(({ drops }) => ({ drops: drops + 1 }));
  },

  /** With `all`, every copy is deleted; otherwise only copies that no tab can open any more. */
  async tidy({ all }: { all: boolean }): Promise<void> {
    const ticket = ownTicket();
    if (!ticket) await keptDay.drop();
    else if (!letGo) hold(ticket.id);
    if (!(await hasDeskDatabase())) return;
    const held = await heldLocks();
    const userId = session.get().user?.id;
    for (const { id, officerId } of await copies.all()) {
      const isForeign = userId !== undefined && userId !== officerId;
      const isOpenable = id === ticket?.id || held.has(lockName(id));
      if (all || isForeign || !isOpenable) await copies.remove(id);
    }
  },
};
