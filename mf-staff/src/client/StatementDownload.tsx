import { useState } from 'react';
import { type Download, serverNow, useDocument } from 'shared-api/http';
import { clientStatementDownload, monthBefore, type Period, periodProblem } from 'shared-api/statements';
import { Banner } from 'shared-ui';
import { DayInput, DocumentButton, FilterRange } from 'shared-ui/data';

const GetStatement = ({ download }: { download: Download }) => (
  <DocumentButton label="Get Statement" what="Statement" {...useDocument(download)} />
);

export function StatementDownload({ clientId }: { clientId: number }) {
  const [period, setPeriod] = useState<Period>(() => monthBefore(serverNow(), 1));
  const problem = periodProblem(period);
  return (
    <>
      <FilterRange>
        <DayInput
          label="Statement from"
          required
          value={period.from}
          onChoose={(from) => setPeriod({ ...period, from })}
        />
        <DayInput
          label="Statement to"
          required
          value={period.to}
          onChoose={(to) => setPeriod({ ...period, to })}
        />
      </FilterRange>
      {problem ? (
        <Banner tone="error" title={problem} />
      ) : (
        <GetStatement download={clientStatementDownload(clientId, period)} />
      )}
    </>
  );
}
