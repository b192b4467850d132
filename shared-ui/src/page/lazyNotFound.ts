import { lazyPart } from './lazyPart.tsx';

/** Few see it: what it is drawn with does not come with every page. */
export const NotFound = lazyPart(async () => (await import('./NotFound.tsx')).NotFound);
