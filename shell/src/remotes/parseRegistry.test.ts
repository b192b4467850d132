import { makeEntry } from '../testing/makeRegistry.ts';
import { parseRegistry } from './parseRegistry.ts';

describe('parseRegistry', () => {
  it('reads remotes under their names', () => {
    const entry = makeEntry('mf-bookings');
    expect(parseRegistry({ remotes: { 'mf-bookings': entry } })).toEqual({
      'mf-bookings': { ...entry, name: 'mf-bookings' },
    });
  });

  it.each([undefined, null, 'remotes', {}, { remotes: null }])(
    'refuses %j, which is no registry',
    (document) => {
      expect(() => parseRegistry(document)).toThrow('The registry is not readable');
    },
  );

  const good = makeEntry('mf-wallet');
  it.each([
    ['another origin', { entry: 'https://elsewhere.example/remoteEntry.js' }],
    ['a protocol-relative entry', { entry: '//elsewhere.example/remotes/x.js' }],
    ['no hash for its entry', { integrity: {} }],
    ['a hash of another kind', { integrity: { [good.entry]: 'md5-x' } }],
    ['no version', { version: '' }],
    ['a contract that is no number', { contract: '1' }],
    ['pages that are none', { pages: { 'app/x': null } }],
    ['prefixes that are no list', { prefixes: 'app/x' }],
    ['preload files of another origin', { preload: ['https://elsewhere.example/x.js'] }],
  ])('leaves out a remote with %s and keeps the others', (_, spoilt) => {
    const remotes = { 'mf-wallet': good, 'mf-spoilt': { ...good, ...spoilt } };
    expect(Object.keys(parseRegistry({ remotes }))).toEqual(['mf-wallet']);
  });

  describe('with versions for some', () => {
    const preview = { ...good, version: '2.0.0-new', channel: 'preview' };
    const read = (candidates: unknown, channel?: string) =>
      parseRegistry({ remotes: { 'mf-wallet': { ...good, candidates } } }, { channel, bucket: () => 0 })[
        'mf-wallet'
      ];

    it('gives who opted in the version of their channel', () => {
      expect(read([preview], 'preview')?.version).toBe('2.0.0-new');
      expect(read([preview])?.version).toBe(good.version);
    });

    it.each([[[{ ...preview, entry: 'https://elsewhere.example/x.js' }]], [[null]], ['preview'], [{}]])(
      'gives everybody the same where %j is described wrongly',
      (candidates) => {
        expect(read(candidates, 'preview')?.version).toBe(good.version);
      },
    );
  });
});
