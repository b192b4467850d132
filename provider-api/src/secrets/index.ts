export { lastLetters } from './lastLetters.ts';
export { openSecrets } from './openSecrets.ts';
export { provenSecrets } from './provenSecrets.ts';
export { SealedColumn } from './SealedColumn.ts';
export { SecretBox, type SecretKey } from './SecretBox.ts';
