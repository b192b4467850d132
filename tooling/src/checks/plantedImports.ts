import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.ts';
import { cruise } from './dependencyCruiser.ts';

interface Planted {
  readonly rule: string;
  readonly from: string;
  readonly imports: string;
}

/** Each rule has one forbidden import, in workspaces, tasks and domains that exist nowhere else. */
export const planted: readonly Planted[] = [
  { rule: 'resolvable', from: 'shell/src/broken.ts', imports: './nowhere.ts' },
  { rule: 'antd-inside-shared-ui', from: 'mf-planted/src/task/Table.ts', imports: 'antd' },
  {
    rule: 'shell-knows-no-remote',
    from: 'shell/src/routes/router.ts',
    imports: '../../../mf-planted/src/remote.ts',
  },
  { rule: 'remotes-stand-alone', from: 'mf-planted/src/remote.ts', imports: '../../mf-other/src/remote.ts' },
  {
    rule: 'remotes-stand-alone',
    from: 'mf-planted/src/task/Frame.ts',
    imports: '../../../shell/src/routes/router.ts',
  },
  {
    rule: 'shared-ui-knows-contract-only',
    from: 'shared-ui/src/kit.ts',
    imports: '../../shared-api/src/http/index.ts',
  },
  {
    rule: 'contract-and-rules-know-nobody',
    from: 'shared-api/src/bookings/contract.ts',
    imports: './client.ts',
  },
  {
    rule: 'client-knows-contract-and-rules',
    from: 'shared-api/src/bookings/client.ts',
    imports: '../../../shared-ui/src/button.ts',
  },
  {
    rule: 'server-knows-contract-and-rules',
    from: 'provider-api/src/page.ts',
    imports: '../../shared-ui/src/button.ts',
  },
  {
    rule: 'tooling-only-in-tests-of-the-server',
    from: 'provider-api/src/build.ts',
    imports: '../../tooling/src/build.ts',
  },
  { rule: 'sandbox-is-another-server', from: 'provider-api/src/pay.ts', imports: '../sandbox/pay.ts' },
  {
    rule: 'journeys-use-the-portal-from-outside',
    from: 'e2e/specs/inside.ts',
    imports: '../../provider-api/src/page.ts',
  },
  {
    rule: 'nobody-knows-measurements',
    from: 'tooling/src/test.ts',
    imports: '../../measurements/src/table.ts',
  },
  {
    rule: 'measurements-use-the-portal-from-outside',
    from: 'measurements/src/cost.ts',
    imports: '../../tooling/src/build.ts',
  },
  { rule: 'tasks-stand-alone', from: 'mf-planted/src/task/Other.ts', imports: '../neighbour/Page.ts' },
  {
    rule: 'shared-of-a-remote-knows-no-task',
    from: 'mf-planted/src/shared/x.ts',
    imports: '../neighbour/Page.ts',
  },
  {
    rule: 'domains-through-their-index',
    from: 'provider-api/src/domains/new/x.ts',
    imports: '../money/ledger.ts',
  },
  {
    rule: 'domains-from-outside-through-their-index',
    from: 'provider-api/src/jobs/x.ts',
    imports: '../domains/money/ledger.ts',
  },
  {
    rule: 'database-and-http-know-no-domain',
    from: 'provider-api/src/db/x.ts',
    imports: '../domains/money/index.ts',
  },
];

/** The planted tree lies beside the real one; what its files import exists, except for `resolvable`. */
const plant = (base: string): void => {
  rmSync(base, { recursive: true, force: true });
  const sources = new Map<string, string>();
  for (const { from, imports } of planted) {
    const target = path.posix.join(path.posix.dirname(from), imports);
    if (imports.startsWith('.') && !imports.includes('nowhere') && !sources.has(target))
      sources.set(target, 'export const planted = 1;\n');
    sources.set(
      from,
      `import { planted } from '${imports}';\n${sources.get(from)?.includes('export') ? '' : 'export '}const used = planted;\nexport const planted = used;\n`,
    );
  }
  for (const [file, text] of sources) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), text);
  }
};

/** A rule that lets its planted import pass proves nothing. */
export const rulesThatMissTheirImport = async (): Promise<readonly string[]> => {
  const base = inRoot('.cache/planted');
  plant(base);
  const folders = [...new Set(planted.map(({ from }) => from.split('/')[0] ?? from))];
  const { violations } = await cruise(folders, base);
  rmSync(base, { recursive: true, force: true });
  return planted
    .filter(
      ({ rule, from }) =>
        !violations.some((violation) => violation.rule.name === rule && violation.from === from),
    )
    .map(({ rule, from, imports }) => `The rule ${rule} let ${from} import ${imports}`);
};
