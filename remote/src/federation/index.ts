export { federation } from '../webpack/federation.ts';
export { identity, identityOf } from '../webpack/identity.ts';
export { shared } from '../webpack/sharedModules.ts';
