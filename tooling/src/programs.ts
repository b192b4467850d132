export * as budgets from './checks/budgets.ts';
export { workspaces } from './checks/workspaces.ts';
export { filesBelow } from './files/filesBelow.ts';
export { atEnd, endAll } from './processes/atEnd.ts';
export { type Ended, runNode, runProgram } from './processes/runProgram.ts';
export { report } from './requirements/report.ts';
export { inRoot, root } from './root.ts';
export { runPlaywright } from './test/playwright.ts';
