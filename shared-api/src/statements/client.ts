import { download } from 'shared-api/http';
import * as api from './contract.ts';
import { type Period, statementCsvName, statementPdfName } from './rules.ts';

export const statementDownload = (period: Period) =>
  download(api.statementDocument, { query: period }, statementPdfName(period));

export const statementExport = (period: Period) =>
  download(api.exportStatement, { query: period }, statementCsvName(period));

export const clientStatementDownload = (id: number, period: Period) =>
  download(api.clientStatementDocument, { params: { id }, query: period }, statementPdfName(period));
