import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { dashboardStats, type MoneyWaiting } from 'shared-api/staff';
import { type IconName, Money } from 'shared-ui';
import { StatTile, StatTiles } from 'shared-ui/data';

const funding = 2;
const registration = 1;

const sumOf = (unpaid: MoneyWaiting['unpaid'], kind: number) =>
  unpaid
    .filter(({ type }) => type === kind)
    .reduce((sum, { count, amount }) => ({ count: sum.count + count, kobo: sum.kobo + koboOf(amount) }), {
      count: 0,
      kobo: 0,
    });

interface TotalProps {
  label: string;
  icon: IconName;
  count: number;
  kobo: number;
}

const Total = ({ label, icon, count, kobo }: TotalProps) => (
  <StatTile small icon={icon} label={`${label} (${count})`} value={<Money kobo={kobo} />} />
);

export function PaymentTotals() {
  const { data } = useQuery(queryOf(dashboardStats, {}));
  if (!data?.money) return null;
  const { inToday, unpaid } = data.money;
  return (
    <StatTiles>
      <Total label="Paid today" icon="wallet" count={inToday.count} kobo={koboOf(inToday.amount)} />
      <Total label="Unpaid fundings" icon="payments" {...sumOf(unpaid, funding)} />
      <Total label="Unpaid registration fees" icon="transactions" {...sumOf(unpaid, registration)} />
    </StatTiles>
  );
}
