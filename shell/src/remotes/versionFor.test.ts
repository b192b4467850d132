import { versionFor } from './versionFor.ts';

const live = { version: 'live' };
const preview = { version: 'preview', channel: 'preview' };
const some = { version: 'some', share: 10 };
const chosen = (candidates: object[], channel: string | undefined, bucket: number, name = 'mf-wallet') =>
  versionFor<object>(name, { live, candidates }, { channel, bucket: () => bucket });

describe('which version a browser gets', () => {
  it('is the one for everybody, where no other is', () => {
    expect(chosen([], 'preview', 0)).toBe(live);
  });

  it('is that of their channel, for who opted in', () => {
    expect(chosen([some, preview], 'preview', 0)).toBe(preview);
    expect(chosen([preview], undefined, 0)).toBe(live);
    expect(chosen([preview], 'beta', 0)).toBe(live);
  });

  it('goes to the stated share of all browsers', () => {
    const buckets = Array.from({ length: 10_000 }, (_, index) => index / 100);
    const inShare = buckets.filter((bucket) => chosen([some], undefined, bucket) === some);
    expect(inShare).toHaveLength(1_000);
  });

  it('stays with a browser while the share grows', () => {
    const buckets = Array.from({ length: 1_000 }, (_, index) => index / 10);
    const within = (share: number) =>
      new Set(buckets.filter((bucket) => chosen([{ ...some, share }], undefined, bucket) !== live));
    const [ten, fifty] = [within(10), within(50)];
    expect([...ten].every((bucket) => fifty.has(bucket))).toBe(true);
  });

  it('differs from remote to remote, so that not the same browsers try everything', () => {
    const buckets = Array.from({ length: 100 }, (_, index) => index);
    const within = (name: string) =>
      buckets.filter((bucket) => chosen([some], undefined, bucket, name) === some);
    expect(within('mf-wallet')).not.toEqual(within('mf-bookings'));
  });

  it('draws no bucket where no version is for a share', () => {
    const bucket = jest.fn(() => 0);
    versionFor('mf-wallet', { live, candidates: [preview] }, { channel: undefined, bucket });
    expect(bucket).not.toHaveBeenCalled();
  });
});
