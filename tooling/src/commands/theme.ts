import { writeFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { themeCss, themeFile } from '../theme/themeCss.ts';

export const run = (): void => writeFileSync(inRoot(themeFile), themeCss());
