export { issueCode } from './issueCode.ts';
export { newCode, newShortCode } from './newCodes.ts';
export { verifiedPaper } from './verifiedPaper.ts';
