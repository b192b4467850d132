import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // No rule reads the files that the page loads, so axe need not preload them.
  preload: false,
};

interface Result {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
  }[];
}

export const findViolations = async (page: Page): Promise<readonly string[]> => {
  // The debugger evaluates axe, because the page's security policy would refuse a script. Once per document
  // is enough.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const result: Result = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
};
