import { fetchedPart } from '../page/fetchedPart.tsx';
import type { FileViewProps } from './ShownFile.tsx';

/** A fetched PDF or picture, shown within the page. Its code is fetched when it is first drawn. */
export const FileView = fetchedPart<FileViewProps>(async () => (await import('./ShownFile.tsx')).ShownFile);
