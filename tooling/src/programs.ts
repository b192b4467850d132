export { atEnd, endAll } from './atEnd.ts';
export * as budgets from './checks/budgets.ts';
export { remotes, workspaces } from './checks/workspaces.ts';
export { filesBelow } from './filesBelow.ts';
export { report } from './requirements/report.ts';
export { inRoot, root } from './root.ts';
export { type Ended, runNode, runProgram } from './runProgram.ts';
export { runPlaywright } from './test/playwright.ts';
