export { openSecrets } from './openSecrets.ts';
export { resealAll, type SealedColumn, sealPlain } from './reseal.ts';
export { SecretBox, type SecretKey } from './SecretBox.ts';
