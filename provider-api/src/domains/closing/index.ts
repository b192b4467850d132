import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { createGlCode, listGlCodes, removeGlCode, updateGlCode } from './glCodes.ts';
import { exportJournal } from './journalExport.ts';
import { approveClose, checkMonth, listMonths, proposeClose, verifyMonth } from './months/closeMonth.ts';
import { monthPack } from './months/monthPack.ts';
import { exportReport, readReport, reportDocument } from './reports/readReport.ts';

export { closingEvents } from './events.ts';

export const closing: Domain = {
  routes(api) {
    serve(api, contract.readReport, readReport);
    serve(api, contract.exportReport, exportReport);
    serve(api, contract.reportDocument, reportDocument);
    serve(api, contract.exportJournal, exportJournal);
    serve(api, contract.listGlCodes, listGlCodes);
    serve(api, contract.createGlCode, createGlCode);
    serve(api, contract.updateGlCode, updateGlCode);
    serve(api, contract.removeGlCode, removeGlCode);
    serve(api, contract.listMonths, listMonths);
    serve(api, contract.checkMonth, checkMonth);
    serve(api, contract.proposeClose, proposeClose);
    serve(api, contract.approveClose, approveClose);
    serve(api, contract.verifyMonth, verifyMonth);
    serve(api, contract.monthPack, monthPack);
  },
};
