export interface Named {
  readonly name: string;
  readonly label: string;
  readonly short: string;
}

export function named(name: string): Named {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`A remote is called mf- and a word, not "${name}"`);
  const short = name.slice(3);
  return { name, short, label: short.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()) };
}

export const sourceFiles = ({ name, label, short }: Named): Readonly<Record<string, string>> => ({
  'src/pages.ts': `import type { Page } from 'shared-ui/remote';

/** The build reads this table for the registry, so this file may contain only plain data and imports of types. */
export const pages: readonly Page[] = [
  {
    path: 'app/${short}',
    load: async () => (await import('./${short}/Page.tsx')).Page,
    title: '${label}',
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
  expect(screen.getByRole('heading', { name: '${label}' }).textContent).toBe('${label}');
});
`,
});
