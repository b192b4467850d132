export { openSecrets } from './openSecrets.ts';
export { provenSecrets } from './provenSecrets.ts';
export { SealedColumn } from './SealedColumn.ts';
export { KeyMissing, lastLetters, SecretBox, type SecretKey } from './SecretBox.ts';
