import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { lagosDate, monthNames } from 'shared-api/dates';
import { queryOf, useSession } from 'shared-api/http';
import { ownLimits } from 'shared-api/members';
import { formatNaira, koboOf } from 'shared-api/money';
import { hasLimits } from 'shared-api/permissions';
import { Banner, links } from 'shared-ui';

const naira = (amount: number) => formatNaira(koboOf(amount));

function limitsText(perOrder: number | null, left: number | null, month: string): string | undefined {
  if (perOrder === 0 || left === 0)
    return `Your bookings wait for approval${left === 0 ? ` until the end of ${month}` : ''}`;
  const parts = [
    ...(perOrder === null ? [] : [`${naira(perOrder)} at a time`]),
    ...(left === null ? [] : [`${naira(left)} ${perOrder === null ? 'more' : 'left'} in ${month}`]),
  ];
  return parts.length > 0 ? `You may book ${parts.join(', ')}` : undefined;
}

export function MemberLimits({ now }: { now: Date }) {
  const isLimited = useSession(({ user }) => user?.memberRole !== undefined && hasLimits(user.memberRole));
  const { data } = useQuery({ ...queryOf(ownLimits, {}), enabled: isLimited });
  const text =
    data &&
    limitsText(data.perOrder, data.leftThisMonth, monthNames[Number(lagosDate(now).slice(5, 7)) - 1] ?? '');
  if (!text) return null;
  return (
    <Banner tone="info">
      {text}. <Link to={links.orders()}>Your orders</Link>
    </Banner>
  );
}
