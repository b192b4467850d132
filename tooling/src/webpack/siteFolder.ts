import path from 'node:path';
import { root } from './workspace.ts';

/** Where the builds of the tree are put together, and where `npm start` serves them from. */
export const siteFolder: string = path.join(root, '.cache/site');
