import type { DeskPack } from '../desk/replies.ts';
import { type DayKeptEvent, dayKeptEvent, keptDayTicket } from '../http/device/keptDayTicket.ts';
import { session } from '../http/session/session.ts';
import { aStaffMember } from '../testing/index.ts';
import type * as kept from './keptDay.ts';

interface Copy {
  id: string;
  iv: Uint8Array;
  ciphertext: ArrayBuffer;
  format: number;
  wrongPins: number;
}
const mockDisk = new Map<string, Copy>();
jest.mock('./database.ts', () => ({
  inDesk: async (_store: string, _mode: string, act: (objects: object) => unknown) =>
    act({
      get: (id: string) => mockDisk.get(id),
      getAll: () => [...mockDisk.values()],
      put: (copy: Copy) => void mockDisk.set(copy.id, copy),
      delete: (id: string) => void mockDisk.delete(id),
    }),
}));
jest.mock('../http/device/deskDatabase.ts', () => ({ hasDeskDatabase: async () => true }));

const officer = aStaffMember('Protocol Officer');
const pin = '482915';
const pack: DeskPack = {
  airportId: 13,
  date: '2026-11-24',
  asOf: '2026-11-24T03:41:00.000Z',
  bookings: [],
};
const later = { ...pack, asOf: '2026-11-24T03:47:00.000Z' };

/** Loads the module again, as a reload does: the tab's storage remains, but the memory is empty. */
async function restoredTab(): Promise<typeof kept> {
  let found: typeof kept | undefined;
  await jest.isolateModulesAsync(async () => {
    found = await import('./keptDay.ts');
  });
  if (!found) throw new Error('There is no module');
  return found;
}
const onDisk = () => {
  const [copy, ...others] = mockDisk.values();
  if (!copy || others.length > 0) throw new Error(`There are ${mockDisk.size} copies`);
  return copy;
};
const textOf = ({ ciphertext }: Copy) => new TextDecoder('latin1').decode(ciphertext);

let tab: typeof kept;
beforeEach(async () => {
  mockDisk.clear();
  jest.useFakeTimers({ now: new Date('2026-11-24T03:41:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  session.signIn('token', officer);
  tab = await restoredTab();
  await tab.keptDay.keep(pin, pack, officer.id);
});
afterEach(async () => {
  await tab.keptDay.drop();
  jest.useRealTimers();
});

describe('is offered', () => {
  const able = { isSecureContext: true, indexedDB: {}, crypto: globalThis.crypto };
  const had = Object.fromEntries(
    Object.keys(able).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  afterEach(() => {
    for (const [name, descriptor] of Object.entries(had))
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });

  it.each<[string, object, boolean]>([
    ['where it can be sealed and kept', {}, true],
    ['in no context that is not secure', { isSecureContext: false }, false],
    ['in no browser without IndexedDB', { indexedDB: undefined }, false],
    ['in no browser that cannot seal', { crypto: {} }, false],
  ])('%s', (_, lacking, expected) => {
    for (const [name, value] of Object.entries({ ...able, ...lacking }))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    expect(tab.keptDay.isPossible()).toBe(expected);
  });
});

it('is sealed again whenever it is renewed: other bytes, another IV, the same salt, and the same PIN opens what is newest', async () => {
  const [first, { salt } = { salt: '' }] = [onDisk(), keptDayTicket()];
  expect(textOf(first)).not.toContain('2026');
  expect(tab.keptDay.isDue(13, '2026-11-24')).toBe(false);
  jest.setSystemTime(new Date('2026-11-24T03:46:00Z'));
  expect(tab.keptDay.isDue(13, '2026-11-24')).toBe(true);
  await tab.keptDay.renew(later);
  const second = onDisk();
  expect([second.id, keptDayTicket()?.salt]).toEqual([first.id, salt]);
  expect(second.iv).not.toEqual(first.iv);
  expect(textOf(second)).not.toBe(textOf(first));
  tab.keptDay.lock();
  expect(tab.useKeptDay.getState().open).toBeUndefined();
  expect(await tab.keptDay.unlock(pin)).toBeUndefined();
  expect(tab.useKeptDay.getState().open?.pack).toEqual(later);
});

it('is renewed by no tab that has forgotten its key, and by none after Logout', async () => {
  const before = onDisk();
  tab.keptDay.lock();
  await tab.keptDay.renew(later);
  expect(onDisk()).toBe(before);
  await tab.keptDay.unlock(pin);
  const opened = onDisk();
  session.signOut();
  await tab.keptDay.renew(later);
  expect(onDisk()).toBe(opened);
});

it.each<[string, () => void]>([
  ['locked', () => tab.keptDay.lock()],
  ['removed', () => session.signOut()],
])('stays closed where it is %s while it is renewed or opened', async (_, happen) => {
  const before = onDisk();
  const renewing = tab.keptDay.renew(later);
  happen();
  if (!keptDayTicket()) await tab.keptDay.drop();
  await renewing;
  expect(tab.useKeptDay.getState().open).toBeUndefined();
  expect([...mockDisk.values()].filter((copy) => copy !== before)).toEqual([]);
});

it('is not opened by a PIN that is still judged when somebody logs out', async () => {
  tab.keptDay.lock();
  const opening = tab.keptDay.unlock(pin);
  session.signOut();
  expect(await opening).toBe(0);
  expect(tab.useKeptDay.getState().open).toBeUndefined();
});

it('asks a tab that the system has brought back for the PIN, which has its five tries in all, and again after a right one', async () => {
  expect(await tab.keptDay.unlock('000000')).toBe(4);
  const restored = await restoredTab();
  expect(restored.useKeptDay.getState().open).toBeUndefined();
  expect(await restored.keptDay.unlock('000000')).toBe(3);
  expect(await restored.keptDay.unlock(pin)).toBeUndefined();
  expect(restored.useKeptDay.getState().open?.pack).toEqual(pack);
  expect(onDisk().wrongPins).toBe(0);
});

it.each([
  ['was removed by another tab meanwhile', () => mockDisk.clear()],
  [
    'is in the format of another release',
    () => mockDisk.set(onDisk().id, { ...onDisk(), format: onDisk().format + 1 }),
  ],
  [
    'has had its five wrong PINs from a page that was closed before it heard',
    () => mockDisk.set(onDisk().id, { ...onDisk(), wrongPins: 5 }),
  ],
])('opens no more, and is gone from tab and disk, where it %s', async (_, happen) => {
  happen();
  const restored = await restoredTab();
  expect(await restored.keptDay.unlock(pin)).toBe(0);
  expect([keptDayTicket(), mockDisk.size]).toEqual([undefined, 0]);
});

describe('the code that opens it', () => {
  /** Resolves when the copy is stored and the shell is asked to load the files for offline use. */
  const keepWhile = (coming: Promise<unknown>) =>
    new Promise<{ kept: Promise<boolean> }>((asked) => {
      const hear = (event: Event) => {
        (event as DayKeptEvent).detail.push(coming);
        asked({ kept });
      };
      addEventListener(dayKeptEvent, hear, { once: true });
      const kept = tab.keptDay.keep(pin, later, officer.id);
    });
  const opened = () => tab.useKeptDay.getState().open?.pack.asOf;

  it('is there before the day counts as kept', async () => {
    let arrive: (value?: unknown) => void = () => undefined;
    const coming = new Promise((resolve) => {
      arrive = resolve;
    });
    const { kept } = await keepWhile(coming);
    expect(onDisk()).toBeDefined();
    expect(opened()).toBeUndefined();
    arrive();
    expect(await kept).toBe(true);
    expect(opened()).toBe(later.asOf);
  });

  it.each([
    ['does not come', Promise.reject(new Error('No line'))],
    ['is too slow', new Promise(() => undefined)],
  ])('is said to be missing where it %s', async (_, coming) => {
    const { kept } = await keepWhile(coming);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await kept).toBe(false);
    expect(opened()).toBe(later.asOf);
  });

  it('opens nothing to whoever logged out meanwhile', async () => {
    const { kept } = await keepWhile(new Promise((resolve) => setTimeout(resolve, 1_000)));
    session.signOut();
    await jest.advanceTimersByTimeAsync(1_000);
    await kept;
    expect(opened()).toBeUndefined();
  });
});

it('another day that a tab keeps takes the place of the first', async () => {
  const first = onDisk();
  await tab.keptDay.keep(pin, { ...later, airportId: 14 }, officer.id);
  expect(onDisk().id).not.toBe(first.id);
  expect(keptDayTicket()?.airportId).toBe(14);
});

it('a start empties the disk of copies whose tab is closed, and Logout of all', async () => {
  mockDisk.set('closed', { ...onDisk(), id: 'closed' });
  await tab.keptDay.tidy({ all: false });
  const own = keptDayTicket()?.id;
  expect([...mockDisk.keys()]).toEqual([own]);
  session.signOut();
  await tab.keptDay.tidy({ all: true });
  expect(mockDisk.size).toBe(0);
  expect(sessionStorage).not.toHaveProperty('kept-day');
});
