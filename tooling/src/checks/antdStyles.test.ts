import { readFileSync } from 'node:fs';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';

const extracted = 'shared-ui/src/theme/antdStyles.tsx';
/** These parts of antd render nothing, so they have no styles. */
const withoutStyles = ['ConfigProvider', 'theme'];

const namesFrom = (file: string): readonly string[] =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/^import \{([^}]*)\} from 'antd';/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name && !name.startsWith('type '));

it("the site's file of antd's styles has those of every part that the kit draws with", () => {
  const kit = filesBelow('shared-ui/src').filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const used = kit.filter((file) => file !== extracted).flatMap(namesFrom);
  const drawn = readFileSync(inRoot(extracted), 'utf8').split('const parts')[1];
  const missing = [...new Set(used)].filter(
    (name) => !withoutStyles.includes(name) && !drawn?.includes(`<${name}`),
  );
  expect(missing).toEqual([]);
});
