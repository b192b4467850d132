import { versionFor } from './versionFor.ts';

const live = { version: 'live' };
const preview = { version: 'preview', channel: 'preview' };
const some = { version: 'some', share: 10 };
const chosen = (candidates: object[], channel: string | undefined, lot: number, name = 'mf-wallet') =>
  versionFor<object>(name, { live, candidates }, { channel, lot: () => lot });

describe('which version a visitor gets', () => {
  it('is the one for everybody, where no other is', () => {
    expect(chosen([], 'preview', 0)).toBe(live);
  });

  it('is that of his channel, for who opted in', () => {
    expect(chosen([some, preview], 'preview', 0)).toBe(preview);
    expect(chosen([preview], undefined, 0)).toBe(live);
    expect(chosen([preview], 'beta', 0)).toBe(live);
  });

  it('goes to the stated share of all visitors', () => {
    const lots = Array.from({ length: 10_000 }, (_, index) => index / 100);
    const inShare = lots.filter((lot) => chosen([some], undefined, lot) === some);
    expect(inShare).toHaveLength(1_000);
  });

  it('stays with a visitor while the share grows', () => {
    const lots = Array.from({ length: 1_000 }, (_, index) => index / 10);
    const within = (share: number) =>
      new Set(lots.filter((lot) => chosen([{ ...some, share }], undefined, lot) !== live));
    const [ten, fifty] = [within(10), within(50)];
    expect([...ten].every((lot) => fifty.has(lot))).toBe(true);
  });

  it('differs from remote to remote, so that not the same visitors try everything', () => {
    const lots = Array.from({ length: 100 }, (_, index) => index);
    const within = (name: string) => lots.filter((lot) => chosen([some], undefined, lot, name) === some);
    expect(within('mf-wallet')).not.toEqual(within('mf-bookings'));
  });

  it('draws no lot where no version is for a share', () => {
    const lot = jest.fn(() => 0);
    versionFor('mf-wallet', { live, candidates: [preview] }, { channel: undefined, lot });
    expect(lot).not.toHaveBeenCalled();
  });
});
