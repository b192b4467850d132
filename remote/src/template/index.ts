export { type Bundler, bundlers, outsideFiles } from './outside.ts';
export { type Named, named, sourceFiles } from './sources.ts';
