import { RELEASED_CONTRACT, type ReleasedRemote, type ReleasedSlots } from './releasedRemote.ts';
import { REMOTE_CONTRACT, type Remote, type Slots } from './remote.ts';

type Fits<Given, Taken> = [Given] extends [Taken] ? true : false;
/** What differs need not fit once the contract's number says so. */
type UnlessRaised<Fit> = typeof REMOTE_CONTRACT extends typeof RELEASED_CONTRACT ? Fit : true;

// These lines compile, or the check of types fails: while the number stays, shells and remotes of both ages run together.

/** The shell of today takes a remote of the last release. */
const remoteOfLastRelease: UnlessRaised<Fits<ReleasedRemote, Remote>> = true;

/** Pages of today fill the slots of the last release, and the other way round. */
type SlotsFit = {
  [Name in keyof ReleasedSlots]: Name extends keyof Slots
    ? [Fits<Slots[Name], ReleasedSlots[Name]>, Fits<ReleasedSlots[Name], Slots[Name]>]
    : 'gone';
};
const slotsOfLastRelease: UnlessRaised<Fits<SlotsFit, { [Name in keyof ReleasedSlots]: [true, true] }>> =
  true;

it('shell and remotes of the last release and of today fit together, or the number says that they do not', () => {
  expect([remoteOfLastRelease, slotsOfLastRelease]).toEqual([true, true]);
  expect(REMOTE_CONTRACT).toBeGreaterThanOrEqual(RELEASED_CONTRACT);
  expect(REMOTE_CONTRACT).toBeLessThanOrEqual(RELEASED_CONTRACT + 1);
});
