export { openSecrets } from './openSecrets.ts';
export { provenSecrets } from './provenSecrets.ts';
export { SealedColumn } from './SealedColumn.ts';
export { lastLetters, SecretBox, type SecretKey } from './SecretBox.ts';
