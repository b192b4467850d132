import { type Named, sourceFiles } from 'remote/template';

interface Workspace extends Named {
  readonly port: number;
  readonly dependencies: Readonly<Record<string, string>>;
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export const filesOf = ({
  name,
  label,
  short,
  port,
  dependencies,
}: Workspace): Readonly<Record<string, string>> => ({
  'package.json': json({
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    portal: { label },
    scripts: { build: 'webpack', dev: `node ../tooling/run.mjs dev ${name}`, test: 'jest' },
    dependencies,
  }),
  'webpack.config.js': `import { remote } from 'tooling/webpack';

export default remote(import.meta.dirname, { port: ${port} });
`,
  'jest.config.js': `import { browser } from 'tooling/jest';

export default browser(import.meta.dirname);
`,
  'tsconfig.json': json({
    extends: '../tsconfig.base.json',
    compilerOptions: {
      rootDir: 'src',
      outDir: 'dist/types',
      emitDeclarationOnly: true,
      jsx: 'react-jsx',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['jest', '../tooling/types/matchers', '../tooling/types/assets'],
    },
    include: ['src'],
    references: [{ path: '../shared-api' }, { path: '../shared-ui' }],
  }).replace(/\[\n\s+(.*?)\n\s+\]/gs, (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`),
  'README.md': `# ${name}

The remote for ${label}. It owns the pages beneath \`/app/${short}\`; it refuses to know the frame and the session's
life.

- \`src/pages.ts\` its pages: path, code, title, access, menu entry, first requests
- \`src/${short}/\` the first of them

\`npm run dev -w ${name}\` starts it alone, \`npm run release -- ${name}\` puts it into the portal.
`,
  ...sourceFiles({ name, label, short }),
});
