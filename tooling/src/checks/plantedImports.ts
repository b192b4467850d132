import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.ts';
import { cruise } from './dependencyCruiser.ts';

/**
 * For each rule of dependency-cruiser, a file with a forbidden import is written to a temporary folder. The
 * rule must find the import.
 */
export const planted: readonly (readonly [rule: string, from: string, imports: string])[] = [
  ['resolvable', 'shell/src/broken.ts', './nowhere.ts'],
  ['antd-inside-shared-ui', 'mf-planted/src/task/Table.ts', 'antd'],
  ['shell-knows-no-remote', 'shell/src/routes/router.ts', '../../../mf-planted/src/remote.ts'],
  ['remotes-stand-alone', 'mf-planted/src/remote.ts', '../../mf-other/src/remote.ts'],
  ['remotes-stand-alone', 'mf-planted/src/task/Frame.ts', '../../../shell/src/routes/router.ts'],
  ['shared-ui-knows-contract-only', 'shared-ui/src/kit.ts', '../../shared-api/src/http/index.ts'],
  ['contract-and-rules-know-nobody', 'shared-api/src/bookings/contract.ts', './client.ts'],
  [
    'client-knows-contract-and-rules',
    'shared-api/src/bookings/client.ts',
    '../../../shared-ui/src/button.ts',
  ],
  ['server-knows-contract-and-rules', 'provider-api/src/page.ts', '../../shared-ui/src/button.ts'],
  ['remote-stands-below-server-and-tools', 'remote/src/release/live.ts', '../../../tooling/src/build.ts'],
  ['tooling-only-in-tests-of-the-server', 'provider-api/src/build.ts', '../../tooling/src/build.ts'],
  ['sandbox-is-another-server', 'provider-api/src/pay.ts', '../sandbox/pay.ts'],
  ['journeys-use-the-portal-from-outside', 'e2e/specs/inside.ts', '../../provider-api/src/page.ts'],
  ['nobody-knows-measurements', 'tooling/src/test.ts', '../../measurements/src/table.ts'],
  ['measurements-use-the-portal-from-outside', 'measurements/src/cost.ts', '../../tooling/src/build.ts'],
  ['tasks-stand-alone', 'mf-planted/src/task/Other.ts', '../neighbour/Page.ts'],
  ['shared-of-a-remote-knows-no-task', 'mf-planted/src/shared/x.ts', '../neighbour/Page.ts'],
  ['domains-through-their-index', 'provider-api/src/domains/new/x.ts', '../money/ledger.ts'],
  ['domains-from-outside-through-their-index', 'provider-api/src/jobs/x.ts', '../domains/money/ledger.ts'],
  ['database-and-http-know-no-domain', 'provider-api/src/db/x.ts', '../domains/money/index.ts'],
];

const plant = (base: string): void => {
  rmSync(base, { recursive: true, force: true });
  const sources = new Map<string, string>();
  for (const [, from, imports] of planted) {
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

export const rulesThatMissTheirImport = async (): Promise<readonly string[]> => {
  const base = inRoot('.cache/planted');
  plant(base);
  const folders = [...new Set(planted.map(([, from]) => from.split('/')[0] ?? from))];
  const { violations } = await cruise(folders, base);
  rmSync(base, { recursive: true, force: true });
  return planted
    .filter(
      ([rule, from]) =>
        !violations.some((violation) => violation.rule.name === rule && violation.from === from),
    )
    .map(([rule, from, imports]) => `The rule ${rule} let ${from} import ${imports}`);
};
