import path from 'node:path';
import { root } from '../../root.ts';

/** The builds of the tree are put together here, and `npm start` serves them from here. */
export const siteFolder: string = path.join(root, '.cache/site');
