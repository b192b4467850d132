import { serverNow } from 'shared-api/http';
import { monthBefore, type Period } from 'shared-api/statements';
import { param, useListParams } from 'shared-ui/data';

const days = { from: param.day(), to: param.day() };

export function useStatementPeriod() {
  const { values, set, page } = useListParams(days);
  const month = monthBefore(serverNow(), 0);
  const period: Period = { from: values.from ?? month.from, to: values.to ?? month.to };
  return { period, page, choose: (changes: Partial<Period>) => set({ ...period, ...changes }) };
}
