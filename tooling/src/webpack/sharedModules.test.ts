import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shared } from './sharedModules.ts';

const root = path.join(__dirname, '../../..');

const sourcesOf = (workspace: string): string[] =>
  readdirSync(path.join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(testing|kit)\//.test(file))
    .map((file) => readFileSync(path.join(root, workspace, 'src', file), 'utf8'));

/** The values (not the types) that `source` takes from `from`. */
function valuesIn(source: string, from: string): string[] {
  const statements = source.matchAll(/(?:import|export)\s+(type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g);
  return [...statements].flatMap(([, onlyTypes, names = '', request]) =>
    onlyTypes || request !== from
      ? []
      : names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => name.split(/\s+as\s+/)[0] ?? name),
  );
}

it('what the shell provides at once, the shell or the kit imports a value of', () => {
  const ofTheShell = ['shell', 'shared-ui'].flatMap(sourcesOf);
  const subjects = Object.entries(shared('shell')).flatMap(([request, { eager }]) =>
    eager && request.startsWith('shared-api/') ? [request] : [],
  );
  expect(subjects.length).toBeGreaterThan(0);
  expect(
    subjects.filter((request) => ofTheShell.every((source) => valuesIn(source, request).length === 0)),
  ).toEqual([]);
});
