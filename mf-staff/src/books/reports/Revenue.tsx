import {
  daysOf,
  isMonth,
  journalExport,
  monthLater,
  monthOf,
  monthsBetween,
  monthText,
  type ReportName,
  reports,
} from 'shared-api/closing';
import { serverNow, useExport } from 'shared-api/http';
import { Button, Icon } from 'shared-ui';
import { FilterBar, FilterChoice, param, useListParams } from 'shared-ui/data';
import { SelectInput } from 'shared-ui/fields';
import { ReportView } from './ReportView.tsx';

const names = [
  'revenue',
  'receipts',
  'payouts',
  'adjustments',
  'decisions',
] as const satisfies readonly ReportName[];
const fields = { month: param.text(), report: param.oneOf(names) };
const shownMonths = 24;

function JournalExport({ month }: { month: string }) {
  const days = daysOf(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <Button icon={<Icon name="download" />} {...useExport(journalExport(first, last))}>
      Export journal
    </Button>
  );
}

export function Revenue() {
  const { values, set } = useListParams(fields);
  const present = monthOf(serverNow());
  const month = values.month && isMonth(values.month) ? values.month : present;
  const months = [...new Set([month, ...monthsBetween(monthLater(present, 1 - shownMonths), present)])];
  return (
    <ReportView
      report={values.report ?? 'revenue'}
      asked={{ month }}
      filters={
        <FilterBar label="Which month">
          <FilterChoice
            label="Report"
            param="report"
            options={names.map((name) => ({ value: name, label: reports[name].label }))}
          />
          <SelectInput
            label="Month"
            value={month}
            options={months.map((each) => ({ value: each, label: monthText(each) }))}
            onChoose={(chosen) => set({ month: chosen })}
          />
        </FilterBar>
      }
    >
      <JournalExport month={month} />
    </ReportView>
  );
}
