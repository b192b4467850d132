import { airports } from 'shared-api/airports';
import { matching } from './matching.ts';

const options = airports.map(({ code, name }) => ({ code, label: name }));

it.each([
  ['lagos', ['LOS']],
  ['los', ['LOS']],
  ['LOS', ['LOS']],
  ['mma', ['LOS']],
  ['mmia', ['LOS']],
  ['murtala lagos', ['LOS']],
  ['lagos airport', ['LOS']],
  ['port harcourt', ['PHC']],
  ['  Kano ', ['KAN']],
  ['akanu', ['ENU']],
  ['kad', ['KAD']],
  ['nothing', []],
  ['x', []],
])('for "%s" the airports %j are found', (typed, codes) => {
  expect(matching(options, typed).map(({ code }) => code)).toEqual(codes);
});

it('what begins with the letters comes first, and without letters everything stays in its order', () => {
  const labels = ['Aero Contractors', 'Max Air', 'Air Peace'].map((label) => ({ label }));
  expect(matching(labels, 'air').map(({ label }) => label)).toEqual(['Air Peace', 'Max Air']);
  expect(matching(labels, ' ')).toEqual(labels);
});

it('an accent or a tone mark is not asked for', () => {
  expect(matching([{ label: 'Ẹ̀kọ́ Atlantic' }], 'eko')).toHaveLength(1);
});
