import { lazyPart } from './lazyPart.tsx';

/** Few users see this page, so the other pages do not load its code. */
export const NotFound = lazyPart(async () => (await import('./NotFound.tsx')).NotFound);
