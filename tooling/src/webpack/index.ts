export { assemble } from './assemble.ts';
export { base } from './base.ts';
export { type Application, applications, buildAll, buildOne } from './build.ts';
export { installShell } from './installShell.ts';
export { kit } from './kit.ts';
export { remote } from './remote.ts';
export { shell } from './shell.ts';
export { contractVersion } from './workspace.ts';
