import { decision } from './decisions/decision.ts';

export { proposeDecision } from './decisions/proposeDecision.ts';
export { readOpening } from './decisions/readOpening.ts';
export { assignLine, listBookOfficers } from './settlement/assignLine.ts';
export { listFiles, readFile } from './settlement/files.ts';
export { listLines, listOpenLines } from './settlement/listLines.ts';
export { listMissing } from './settlement/listMissing.ts';
export { ignoreLine, noteLine } from './settlement/noteLines.ts';
export { postFile, postLine } from './settlement/postLines.ts';
export { createProfile, listProfiles } from './settlement/profiles.ts';
export { readClearing } from './settlement/readClearing.ts';
export { uploadFile } from './settlement/uploadFile.ts';

export const listDecisions = decision.list;
export const approveDecision = decision.approve;
export const rejectDecision = decision.reject();
