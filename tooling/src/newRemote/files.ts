interface Named {
  /** An example is mf-lounge. */
  readonly name: string;
  /** An example is Lounge. */
  readonly label: string;
  /** An example is lounge. */
  readonly short: string;
  readonly port: number;
  readonly dependencies: Readonly<Record<string, string>>;
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** A new remote has one page, its menu entry, and a test of both. */
export const filesOf = ({
  name,
  label,
  short,
  port,
  dependencies,
}: Named): Readonly<Record<string, string>> => ({
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
  'src/pages.ts': `import type { Page } from 'shared-ui/remote';

/** Plain data, whose only imports are types: the build reads it for the registry. */
export const pages: readonly Page[] = [
  {
    path: 'app/${short}',
    load: async () => (await import('./${short}/Page.tsx')).Page,
    title: '${label}',
    above: [{ label: 'Dashboard', to: '/app/dashboard' }],
    access: 'signed-in',
    menu: { icon: 'services', order: 60 },
  },
];
`,
  'src/remote.tsx': `import { routesOf } from 'shared-ui';
import { REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { pages } from './pages.ts';

export default { contract: REMOTE_CONTRACT, name: '${name}', routes: routesOf(pages) } satisfies Remote;
`,
  [`src/${short}/Page.tsx`]: `import { EmptyState, PageHeader } from 'shared-ui';

export function Page() {
  return (
    <>
      <PageHeader title="${label}" />
      <EmptyState text="There is nothing here yet" />
    </>
  );
}
`,
  'src/remote.test.tsx': `import { screen } from '@testing-library/react';
import { REMOTE_CONTRACT } from 'shared-ui/remote';
import { renderPortal } from 'shared-ui/testing';
import { Page } from './${short}/Page.tsx';
import remote from './remote.tsx';

it('meets the contract of the shell', () => {
  expect(remote).toMatchObject({ contract: REMOTE_CONTRACT, name: '${name}' });
});

it('shows its first page', () => {
  renderPortal(<Page />);
  expect(screen.getByRole('heading', { name: '${label}' })).toBeVisible();
});
`,
});
