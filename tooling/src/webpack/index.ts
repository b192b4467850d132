export { base } from './base.ts';
export { type Application, applications, buildAll, buildOne } from './build.ts';
export { kit } from './kit.ts';
export { remote } from './remote.ts';
export { shell } from './shell.ts';
export { assemble } from './site/assemble.ts';
export { installShell } from './site/installShell.ts';
