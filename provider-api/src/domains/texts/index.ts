import type { Domain } from '../../domain.ts';
import { acceptTerms } from './acceptTerms.ts';
import { listTexts, publishText } from './publishText.ts';
import { readText } from './readText.ts';

export { acceptance, currentTexts } from './currentTexts.ts';

export const texts: Domain = {
  verbs: { readText, listTexts, publishText, acceptTerms },
};
