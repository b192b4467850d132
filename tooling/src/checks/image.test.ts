import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const instructions = textOf('deploy/Dockerfile')
  .split('\n')
  .map((line) => /^([A-Z]+) (.+)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, name = '', rest = '']) => ({ name, words: rest.split(' ') }));

/** A COPY takes from the repository, or from the stage that built it there. */
const copied = instructions
  .filter(({ name, words }) => name === 'COPY' && words[0] !== '--from=packages')
  .flatMap(({ words }) => words.filter((word) => !word.startsWith('--')).slice(0, -1))
  .map((source) => source.replace(/^\/portal\//, ''));

const made = /(^|\/)dist$|^\.cache\/site$/;

describe('the image', () => {
  it('copies only what the repository has or the build makes', () => {
    expect(copied).toContain('provider-api/migrations');
    for (const source of copied)
      expect([source, made.test(source) || existsSync(path.join(root, source))]).toEqual([source, true]);
  });

  it('fetches packages before the sources come, by the package.json of every workspace', () => {
    const { workspaces } = JSON.parse(textOf('package.json'));
    const [before = ''] = textOf('deploy/Dockerfile').split('COPY . .');
    expect(before).toContain('RUN npm ci');
    for (const name of workspaces) expect(before).toContain(`COPY ${name}/package.json ${name}/`);
  });

  it('is one base that can be pinned, says its commit and is asked for its health', () => {
    const file = textOf('deploy/Dockerfile');
    expect(file.match(/^FROM (?!\$\{NODE\})/m)).toBeNull();
    expect(file).toMatch(/^LABEL org.opencontainers.image.revision=\$\{COMMIT\}$/m);
    const [, route] = /HEALTHCHECK[\s\S]*?(\/api\/[\w/]+)/.exec(file) ?? [];
    expect(textOf('docs/operations.md')).toContain(`\`${route}\``);
  });

  it('takes the output of workspaces that are compiled', () => {
    const compiled = copied
      .filter((source) => source.endsWith('/dist'))
      .map((source) => path.dirname(source));
    expect(compiled).toEqual(['shared-api', 'remote', 'provider-api']);
    for (const workspace of compiled)
      expect(JSON.parse(textOf(`${workspace}/tsconfig.json`)).compilerOptions.outDir).toMatch(/dist/);
  });

  it('runs commands that exist', () => {
    const { scripts, workspaces } = JSON.parse(textOf('package.json'));
    const commands = instructions.filter(({ name }) => name === 'RUN').map(({ words }) => words.join(' '));
    for (const [, script = ''] of commands.join('\n').matchAll(/npm run (\S+)/g))
      expect(scripts).toHaveProperty(script);
    for (const [, workspace] of commands.join('\n').matchAll(/--workspace (\S+)/g))
      expect(workspaces).toContain(workspace);
    const start = instructions.find(({ name }) => name === 'CMD')?.words.join(' ') ?? '[]';
    const [program, file = ''] = JSON.parse(start);
    expect(program).toBe('node');
    expect(existsSync(path.join(root, file.replace('/dist/src/', '/src/').replace(/\.js$/, '.ts')))).toBe(
      true,
    );
  });

  it('leaves out of its context what is made, kept or secret', () => {
    const left = textOf('.dockerignore').split('\n');
    for (const name of ['.git', '.data', '**/node_modules', '**/dist', 'deploy/portal.env'])
      expect(left).toContain(name);
  });
});

describe('compose', () => {
  const compose = textOf('deploy/compose.yaml');

  it('builds from a file that exists', () => {
    const [, file = ''] = /dockerfile: ([^ }]+)/.exec(compose) ?? [];
    expect(existsSync(path.join(root, file))).toBe(true);
  });

  it('is given only settings that the server knows', () => {
    const known = textOf('docs/operations.md');
    const named = [...textOf('deploy/portal.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named).toContain('ENCRYPTION_KEYS');
    for (const name of named) expect(known).toContain(`| \`${name}\` |`);
  });
});
