export { createGlCode, listGlCodes, removeGlCode, updateGlCode } from './glCodes.ts';
export { exportJournal } from './journalExport.ts';
export { approveClose, checkMonth, listMonths, proposeClose, verifyMonth } from './months/closeMonth.ts';
export { monthPack } from './months/monthPack.ts';
export { exportReport, readReport, reportDocument } from './reports/readReport.ts';
