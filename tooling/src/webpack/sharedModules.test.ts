import { readdirSync, readFileSync } from 'node:fs';
import { shared } from 'remote/federation';
import { inRoot } from '../root.ts';

const source = (file: string) => readFileSync(inRoot('shared-api/src', file), 'utf8');

/** Each remote has its own copy of these subjects of shared-api. */
const copied = readdirSync(inRoot('shared-api/src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.ts$/.test(file) &&
    !/\.test\.ts$|^(testing|contract)\//.test(file) &&
    !Object.hasOwn(shared('remote'), `shared-api/${file.split('/')[0]}`),
);

it('a remote takes everything shared from the shell, which provides one version of each', () => {
  const [given, taken] = [shared('shell'), shared('remote')];
  expect(Object.keys(taken)).toEqual(Object.keys(given));
  for (const sharing of Object.values(taken))
    expect(sharing).toMatchObject({ singleton: true, import: false });
});

it('what each remote has its own copy of holds no state and makes no kind of error', () => {
  expect(copied).toContain('bookings/client.ts');
  const holdsState =
    /^(export )?(let|class|abstract class) |^(export )?const \w+ = (create|createStore)[(<]/m;
  expect(copied.filter((file) => holdsState.test(source(file)))).toEqual([]);
});

it('what each remote has its own copy of asks for the session and the calls by the name that is shared', () => {
  expect(copied.filter((file) => /from '\.\.\/(http|kept-day)\//.test(source(file)))).toEqual([]);
});
