import type { Order, OrderStatus } from 'shared-api/orders';
import { Tag, type Tone } from 'shared-ui';

const shown: Record<OrderStatus, { text: string; tone: Tone }> = {
  Draft: { text: 'Draft', tone: 'neutral' },
  Submitted: { text: 'Waiting for approval', tone: 'info' },
  Waiting: { text: 'Waiting for money', tone: 'info' },
  Failed: { text: 'Could not be booked', tone: 'error' },
  Booked: { text: 'Booked', tone: 'success' },
  Rejected: { text: 'Rejected', tone: 'error' },
  Withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  Expired: { text: 'Expired', tone: 'warning' },
};

export const OrderTag = ({ status }: Pick<Order, 'status'>) => {
  const { text, tone } = shown[status];
  return <Tag tone={tone}>{text}</Tag>;
};
