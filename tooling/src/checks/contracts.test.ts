import { compare } from './contracts.ts';

const shell = { contract: 1, provides: { 'shared-ui': ['Button', 'Card'] } };
const wallet = { name: 'mf-wallet', contract: 1, uses: { 'shared-ui': ['Button', 'Card'] } };
const released = { shell, remotes: [wallet] };

it('a shell that no longer gives what a released remote takes is a problem', () => {
  const narrower = { contract: 1, provides: { 'shared-ui': ['Button'] } };
  expect(compare(released, { shell: narrower, remotes: [] }).problems).toEqual([
    'mf-wallet uses what the shell does not give: shared-ui: Card',
  ]);
});

it('is none once the number of the contract says so', () => {
  expect(compare(released, { shell: { contract: 2, provides: {} }, remotes: [] }).problems).toEqual([]);
});

it('a remote that takes what the released shell does not give waits for the shell', () => {
  const remotes = [{ ...wallet, uses: { 'shared-ui': ['Carousel'] } }];
  expect(compare(released, { shell, remotes })).toEqual({
    problems: [],
    notices: ['mf-wallet uses what the shell does not give: shared-ui: Carousel'],
  });
});
