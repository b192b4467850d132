import path from 'node:path';
import { root } from '../../root.ts';

/** The assembled site that `npm start` serves. */
export const siteFolder: string = path.join(root, '.cache/site');
