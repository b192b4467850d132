import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from 'remote/release';
import { workspaces } from '../checks/workspaces.ts';
import { runNode } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';
import { folderOf, manifestOf, packages, packedName, type Workspace } from './packages.ts';
import { scopedStyles } from './styles.ts';

const ours = new RegExp(`(from |import\\(|import )(['"])(${Object.keys(packages).join('|')})(?=/|\\2)`, 'g');

const published = (text: string): string =>
  text
    .replace(ours, (_, before: string, quote: string, name: string) => before + quote + packedName(name))
    .replace(/(from '\.[^'\n]*\.module\.css)'/g, "$1.js'")
    .replace(/^import '\.[^'\n]*\.css';$/gm, '// Its rules are in styles.css.');

async function compile(workspace: Workspace, folder: string): Promise<void> {
  const project = path.join(folder, 'tsconfig.json');
  const source = inRoot(workspace, 'src');
  const options = {
    rootDir: source,
    outDir: path.join(folder, 'dist'),
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    inlineSources: true,
    types: ['node', 'jest', ...['assets', 'matchers'].map((name) => inRoot('tooling/types', name))],
    typeRoots: [inRoot('node_modules/@types')],
  };
  const text = {
    extends: inRoot(workspace, 'tsconfig.json'),
    compilerOptions: options,
    include: [source],
    exclude: [`${source}/**/*.test.*`, `${source}/kit`, `${source}/release/testing.ts`],
  };
  writeFileSync(project, JSON.stringify(text));
  const { code } = await runNode(inRoot('node_modules/typescript/bin/tsc'), { args: ['-p', project] });
  rmSync(project);
  if (code !== 0) throw new Error(`${workspace} does not compile`);
}

/** Plain stylesheets are written first, because CSS modules use their colours. */
function writeStyles(workspace: Workspace, dist: string): void {
  const source = inRoot(workspace, 'src');
  const isModule = (file: string) => file.endsWith('.module.css');
  const files = filesIn(source).filter((file) => file.endsWith('.css') && !file.startsWith('kit/'));
  const plain = files.filter((file) => !isModule(file)).sort();
  const rules = [...plain, ...files.filter(isModule).sort()].map((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    if (!isModule(file)) return text;
    const { css, names } = scopedStyles(file, text);
    writeFileSync(path.join(dist, `${file}.js`), `export default ${JSON.stringify(names)};\n`);
    return css;
  });
  if (rules.length > 0) writeFileSync(path.join(dist, 'styles.css'), rules.join('\n'));
}

const versionsInUse = (): Record<string, string> =>
  Object.assign(
    {},
    ...['.', ...workspaces()].map((name) => {
      const manifest = JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8'));
      return { ...manifest.devDependencies, ...manifest.dependencies };
    }),
  );

export async function buildPackage(workspace: Workspace): Promise<void> {
  const folder = folderOf(workspace);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await compile(workspace, folder);
  const dist = path.join(folder, 'dist');
  for (const file of filesIn(dist).filter((each) => /\.(js|d\.ts)$/.test(each))) {
    const text = readFileSync(path.join(dist, file), 'utf8');
    const named = published(text);
    // tsc rewrites the extensions of imports in scripts but not in types.
    writeFileSync(
      path.join(dist, file),
      file.endsWith('.d.ts')
        ? named.replace(/((?:from |import\()['"]\.[^'"\n]*)\.tsx?(?=['"])/g, '$1.js')
        : named,
    );
  }
  writeStyles(workspace, dist);
  if (workspace === 'remote') {
    cpSync(inRoot('remote/jest'), path.join(dist, 'jest'), { recursive: true });
    writeFileSync(path.join(dist, 'versions.json'), JSON.stringify(versionsInUse()));
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifestOf(workspace), null, 2));
}
