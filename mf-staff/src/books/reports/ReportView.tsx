import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type Asked,
  type Report,
  type ReportName,
  readReport,
  reportDownload,
  reportExport,
  reports,
} from 'shared-api/closing';
import { queryOf, useDocument, useExport } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { Banner, Button, Icon, Money } from 'shared-ui';
import { type Column, DataTable, DocumentButton, ListFrame } from 'shared-ui/data';
import { QueryState } from '../../shared/QueryState.tsx';

interface Row {
  key: number;
  cells: Report['rows'][number];
  isTotal: boolean;
}

function Cell({ value, kind }: { value: Row['cells'][number] | undefined; kind: string }) {
  if (value === null || value === undefined) return null;
  return kind === 'naira' ? <Money kobo={koboOf(Number(value))} /> : String(value);
}

function lineOf(index: number, kind: string): { line?: 1 | 2 } {
  if (kind === 'count') return {};
  return { line: index === 0 || kind === 'naira' ? 1 : 2 };
}

const columnsOf = (columns: Report['columns']): Column<Row>[] =>
  columns.map(({ label, kind }, index) => ({
    key: String(index),
    title: label,
    ...lineOf(index, kind),
    ...(index === 0 && { rowScope: 'row' }),
    ...(kind !== 'text' && { align: 'end' as const, nowrap: true }),
    render: (_, { cells, isTotal }) =>
      isTotal ? (
        <strong>
          <Cell value={cells[index]} kind={kind} />
        </strong>
      ) : (
        <Cell value={cells[index]} kind={kind} />
      ),
  }));

const rowsOf = ({ rows, total }: Report): Row[] =>
  [...rows, ...(total ? [total] : [])].map((cells, key) => ({ key, cells, isTotal: key === rows.length }));

function Downloads({ report, asked }: Pick<ReportViewProps, 'report' | 'asked'>) {
  const { label } = reports[report];
  return (
    <>
      <Button
        icon={<Icon name="download" />}
        aria-label={`Export ${label}`}
        {...useExport(reportExport(report, asked))}
      >
        Export
      </Button>
      <DocumentButton label="Get PDF" what={label} {...useDocument(reportDownload(report, asked))} />
    </>
  );
}

interface ReportViewProps {
  report: ReportName;
  asked: Asked;
  filters: ReactNode;
  children?: ReactNode;
}

function Found({ data }: { data: Report }) {
  return (
    <>
      {data.rowCount > data.rows.length && (
        <Banner tone="info">
          {data.rows.length} of {data.rowCount} lines: the export has them all.
        </Banner>
      )}
      <DataTable
        worklist
        hideCaption
        label={`${data.title} ${data.period}`}
        columns={columnsOf(data.columns)}
        dataSource={rowsOf(data)}
        rowKey={({ key }) => key}
        pageSize={data.rows.length + 1}
        empty="Nothing was entered"
      />
    </>
  );
}

export function ReportView({ report, asked, filters, children }: ReportViewProps) {
  const found = useQuery(queryOf(readReport, { params: { report }, query: asked }));
  return (
    <ListFrame
      label={reports[report].label}
      filters={filters}
      actions={
        <>
          {children}
          <Downloads report={report} asked={asked} />
        </>
      }
    >
      <QueryState query={found} subject="The report">
        {(data) => <Found data={data} />}
      </QueryState>
    </ListFrame>
  );
}
