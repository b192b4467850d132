import path from 'node:path';
import { root } from '../../root.ts';

export const siteFolder: string = path.join(root, '.cache/site');
