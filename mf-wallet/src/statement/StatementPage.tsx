import { useQuery } from '@tanstack/react-query';
import { listOf, serverNow, useDocument, useExport } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import {
  monthBefore,
  type Period,
  periodProblem,
  readStatement,
  type Statement,
  statementDownload,
  statementExport,
  statementPageSize,
} from 'shared-api/statements';
import {
  Banner,
  Button,
  Card,
  formatDate,
  Icon,
  LoadFailure,
  Money,
  PageHeader,
  Skeletons,
  Stack,
} from 'shared-ui';
import { DataTable, DocumentButton, param, useListParams } from 'shared-ui/data';
import { PendingFundings } from './PendingFundings.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { StatementMail } from './StatementMail.tsx';
import styles from './StatementPage.module.css';
import { statementColumns } from './statementColumns.tsx';

const days = { from: param.day(), to: param.day() };

function Figures({ statement }: { statement: Statement }) {
  const figures: [string, number][] = [
    ['Opening balance', statement.openingBalance],
    ['In', statement.totalIn],
    ['Out', statement.totalOut],
    ['Closing balance', statement.closingBalance],
  ];
  return (
    <Card>
      <dl className={styles.figures}>
        {figures.map(([term, naira]) => (
          <div key={term}>
            <dt className="small">{term}</dt>
            <dd>
              <Money kobo={koboOf(naira)} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function StatementOf({ period, page }: { period: Period; page: number }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    listOf(readStatement, { query: { ...period, pageNumber: page } }),
  );
  if (isError && !data) return <LoadFailure what="The statement" onRetry={refetch} />;
  if (!data) return <Skeletons count={6} />;
  const { lines, pending, mailed } = data.data;
  return (
    <>
      <Figures statement={data.data} />
      <Card>
        <DataTable
          worklist
          label="Statement"
          columns={statementColumns}
          dataSource={lines}
          rowKey={({ id }) => id}
          meta={data.meta}
          pageSize={statementPageSize}
          stale={isPlaceholderData}
          empty="Nothing moved your wallet in this period"
        />
      </Card>
      <PendingFundings pending={pending} />
      <div className="screenOnly">
        <StatementMail mailed={mailed} />
      </div>
    </>
  );
}

function Downloads({ period }: { period: Period }) {
  return (
    <>
      <DocumentButton
        label="Get Statement"
        what="Statement"
        variant="primary"
        {...useDocument(statementDownload(period))}
      />
      <Button icon={<Icon name="download" />} {...useExport(statementExport(period))}>
        Export
      </Button>
    </>
  );
}

export function StatementPage() {
  const { values, set, page } = useListParams(days);
  const month = monthBefore(serverNow(), 0);
  const period: Period = { from: values.from ?? month.from, to: values.to ?? month.to };
  const problem = periodProblem(period);
  return (
    <Stack space={5}>
      <PageHeader
        title="Statement"
        lead={!problem && `${formatDate(period.from)} to ${formatDate(period.to)}`}
        actions={!problem && <Downloads period={period} />}
      />
      <div className="screenOnly">
        <PeriodChoice period={period} onChoose={(changes) => set({ ...period, ...changes })} />
      </div>
      {problem ? (
        <Banner tone="error" title={problem} />
      ) : (
        // The key prevents the rows of the previous period from showing while a new period loads.
        <StatementOf key={`${period.from} ${period.to}`} period={period} page={page} />
      )}
    </Stack>
  );
}
