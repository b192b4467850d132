import { download } from 'shared-api/http';
import * as api from './contract.ts';
import { type Asked, journalCsvName, packName, type ReportName, reportFileName } from './rules.ts';

export const reportExport = (report: ReportName, asked: Asked) =>
  download(api.exportReport, { params: { report }, query: asked }, reportFileName(report, asked, 'csv'));
export const reportDownload = (report: ReportName, asked: Asked) =>
  download(api.reportDocument, { params: { report }, query: asked }, reportFileName(report, asked, 'pdf'));
export const journalExport = (from: string, to: string) =>
  download(api.exportJournal, { query: { from, to } }, journalCsvName(from, to));
export const packDownload = (month: string) =>
  download(api.monthPack, { params: { month } }, packName(month));
