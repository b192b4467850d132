import { readOptions } from './options.ts';

const known = ['shell', 'mf-wallet', 'mf-staff'];
const read = (line: string) => readOptions(line.split(' ').filter(Boolean), known);

it.each([
  ['mf-wallet', { names: ['mf-wallet'], audience: 'all', promote: false, uncommitted: false }],
  ['mf-wallet mf-staff', { names: ['mf-wallet', 'mf-staff'] }],
  ['mf-wallet --share 10', { audience: { share: 10 } }],
  ['mf-wallet --channel preview', { audience: { channel: 'preview' } }],
  ['mf-wallet --promote', { promote: true }],
  ['shell --uncommitted', { names: ['shell'], uncommitted: true }],
])('reads %s', (line, options) => {
  expect(read(line)).toMatchObject(options);
});

it.each([
  ['', 'Say what to release'],
  ['mf-lounge', 'not mf-lounge'],
  ['mf-wallet --share 0', 'between 0 and 100'],
  ['mf-wallet --share ten', 'between 0 and 100'],
  ['mf-wallet --channel All', 'small letters'],
  ['mf-wallet --channel all', 'small letters'],
  ['mf-wallet --share 10 --promote', 'exclude each other'],
  ['shell --share 10', 'The shell goes to everybody'],
])('refuses "%s"', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});
