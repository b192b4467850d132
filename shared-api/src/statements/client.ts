import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { download } from '../http/download.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';
import { type Period, statementCsvName, statementPdfName } from './rules.ts';

export const statementQuery = (period: Period, pageNumber: number) =>
  queryOptions({
    queryKey: [...keys.wallet, 'statement', period, pageNumber],
    queryFn: ({ signal }) => call(api.readStatement, { query: { ...period, pageNumber } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching the statement failed. Kindly Refresh' },
  });

export const statementDownload = (period: Period) =>
  download(api.statementDocument, { query: period }, statementPdfName(period));

export const statementExport = (period: Period) =>
  download(api.exportStatement, { query: period }, statementCsvName(period));

export const clientStatementDownload = (id: number, period: Period) =>
  download(api.clientStatementDocument, { params: { id }, query: period }, statementPdfName(period));

interface MailChoice {
  mailed: boolean;
  idempotencyKey: string;
}

export const mailStatementsMutation = mutationOptions({
  mutationFn: ({ mailed, idempotencyKey }: MailChoice) =>
    call(api.mailStatements, { body: { mailed } }, { idempotencyKey }),
  meta: {
    success: 'Saved',
    failure: 'The choice was not saved',
    invalidates: [[...keys.wallet, 'statement']],
  },
});
