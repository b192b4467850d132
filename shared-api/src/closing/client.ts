import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/endpoint.ts';
import { download } from '../http/download.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';
import { type Asked, journalCsvName, packName, type ReportName, reportFileName } from './rules.ts';

export const reportQuery = (report: ReportName, asked: Asked) =>
  queryOptions({
    queryKey: [...keys.books, 'report', report, asked],
    queryFn: async ({ signal }) =>
      (await call(api.readReport, { params: { report }, query: asked }, { signal })).data,
    meta: { failure: 'Fetching the report failed. Kindly Refresh' },
  });

export const reportExport = (report: ReportName, asked: Asked) =>
  download(api.exportReport, { params: { report }, query: asked }, reportFileName(report, asked, 'csv'));
export const reportDownload = (report: ReportName, asked: Asked) =>
  download(api.reportDocument, { params: { report }, query: asked }, reportFileName(report, asked, 'pdf'));
export const journalExport = (from: string, to: string) =>
  download(api.exportJournal, { query: { from, to } }, journalCsvName(from, to));
export const packDownload = (month: string) =>
  download(api.monthPack, { params: { month } }, packName(month));

export const monthsQuery = queryOptions({
  queryKey: [...keys.books, 'months'],
  queryFn: async ({ signal }) => (await call(api.listMonths, {}, { signal })).data,
  meta: { failure: 'Fetching the months failed. Kindly Refresh' },
});

export const checklistQuery = (month: string) =>
  queryOptions({
    queryKey: [...keys.books, 'checklist', month],
    queryFn: async ({ signal }) => (await call(api.checkMonth, { params: { month } }, { signal })).data,
    meta: { failure: 'Fetching what is open failed. Kindly Refresh' },
  });

interface Closing {
  month: string;
  reason?: string;
}

export const proposeCloseMutation = mutationOptions({
  mutationFn: ({ month, reason }: Closing) => call(api.proposeClose, { params: { month }, body: { reason } }),
  meta: {
    success: 'Proposed: another person closes it',
    failure: 'It was not proposed',
    invalidates: [keys.books],
  },
});

export const approveCloseMutation = mutationOptions({
  mutationFn: (month: string) => call(api.approveClose, { params: { month }, body: {} }),
  meta: { success: 'The month is closed', failure: 'The month was not closed', invalidates: [keys.books] },
});

export const verifyMonthMutation = mutationOptions({
  mutationFn: async (month: string) => (await call(api.verifyMonth, { params: { month }, body: {} })).data,
  meta: { failure: 'The month was not verified' },
});

export const glCodesQuery = queryOptions({
  queryKey: [...keys.books, 'codes'],
  queryFn: async ({ signal }) => (await call(api.listGlCodes, {}, { signal })).data,
  meta: { failure: 'Fetching the codes failed. Kindly Refresh' },
});

interface NewCode {
  code: BodyOf<typeof api.createGlCode>;
  /** One key for one intent: a double click adds once. */
  idempotencyKey: string;
}

export const createGlCodeMutation = mutationOptions({
  mutationFn: ({ code, idempotencyKey }: NewCode) =>
    call(api.createGlCode, { body: code }, { idempotencyKey }),
  meta: { success: 'Code added successfully', failure: 'The code was not added', invalidates: [keys.books] },
});

export const updateGlCodeMutation = mutationOptions({
  mutationFn: ({ id, code }: { id: number; code: string }) =>
    call(api.updateGlCode, { params: { id }, body: { code } }),
  meta: {
    success: 'Code changed successfully',
    failure: 'The code was not changed',
    invalidates: [keys.books],
  },
});

export const removeGlCodeMutation = mutationOptions({
  mutationFn: (id: number) => call(api.removeGlCode, { params: { id } }),
  meta: {
    success: 'Code removed successfully',
    failure: 'The code was not removed',
    invalidates: [keys.books],
  },
});
