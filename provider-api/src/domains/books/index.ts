import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { decision } from './decisions/decision.ts';
import { proposeDecision } from './decisions/proposeDecision.ts';
import { readOpening } from './decisions/readOpening.ts';
import { assignLine, listBookOfficers } from './settlement/assignLine.ts';
import { dailyReminder } from './settlement/dailyReminder.ts';
import { listFiles, readFile } from './settlement/files.ts';
import { listLines, listOpenLines } from './settlement/listLines.ts';
import { listMissing } from './settlement/listMissing.ts';
import { matchAgain, matchJob } from './settlement/matchJob.ts';
import { ignoreLine, noteLine } from './settlement/noteLines.ts';
import { postFile, postLine } from './settlement/postLines.ts';
import { createProfile, listProfiles } from './settlement/profiles.ts';
import { readClearing } from './settlement/readClearing.ts';
import { uploadFile } from './settlement/uploadFile.ts';

export { bookEvents } from './events.ts';

export const books: Domain = {
  routes(api) {
    serve(api, contract.readClearing, readClearing);
    serve(api, contract.listProfiles, listProfiles);
    serve(api, contract.createProfile, createProfile);
    serve(api, contract.listFiles, listFiles);
    serve(api, contract.uploadFile, uploadFile);
    serve(api, contract.readFile, readFile);
    serve(api, contract.listLines, listLines);
    serve(api, contract.listOpenLines, listOpenLines);
    serve(api, contract.postFile, postFile);
    serve(api, contract.postLine, postLine);
    serve(api, contract.ignoreLine, ignoreLine);
    serve(api, contract.noteLine, noteLine);
    serve(api, contract.listBookOfficers, listBookOfficers);
    serve(api, contract.assignLine, assignLine);
    serve(api, contract.listMissing, listMissing);
    serve(api, contract.listDecisions, decision.list);
    serve(api, contract.readOpening, readOpening);
    serve(api, contract.proposeDecision, proposeDecision);
    serve(api, contract.approveDecision, decision.approve(contract.approveDecision));
    serve(api, contract.rejectDecision, decision.reject(contract.rejectDecision));
  },
  jobs: [matchJob],
  periodic: [matchAgain, dailyReminder],
};
