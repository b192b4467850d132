import { type ReportName, reports } from 'shared-api/closing';
import { lagosDate } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { DayInput, FilterBar, FilterChoice, FilterRange, param, useListParams } from 'shared-ui/data';
import { ReportView } from './ReportView.tsx';

const names = ['balances', 'wallets', 'deferred'] as const satisfies readonly ReportName[];
const fields = { date: param.day(), report: param.oneOf(names) };

export function Balances() {
  const { values, set } = useListParams(fields);
  const date = values.date ?? lagosDate(serverNow());
  return (
    <ReportView
      report={values.report ?? 'balances'}
      asked={{ date }}
      filters={
        <FilterBar label="Which balances">
          <FilterChoice
            label="Report"
            param="report"
            options={names.map((name) => ({ value: name, label: reports[name].label }))}
          />
          <FilterRange>
            <DayInput label="As of the end of" required value={date} onChoose={(day) => set({ date: day })} />
          </FilterRange>
        </FilterBar>
      }
    />
  );
}
