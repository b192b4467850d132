import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // None of these rules reads what a page fetched.
  preload: false,
};

interface Result {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
  }[];
}

/** axe's rules are those of WCAG 2.2 A and AA; each element has one line. */
export const findViolations = async (page: Page): Promise<readonly string[]> => {
  // The debugger evaluates it, so that the page's own security policy stays as it is; once is enough for a
  // document.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const result: Result = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
};
