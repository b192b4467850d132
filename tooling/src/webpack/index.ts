export { assemble } from './assemble.ts';
export { type Application, applications, buildAll, buildOne } from './build.ts';
export { monolith } from './monolith.ts';
export { remote } from './remote.ts';
export { shell } from './shell.ts';
