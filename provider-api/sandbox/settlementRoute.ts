import type { FastifyInstance } from 'fastify';
import type { Reference } from './reference.ts';
import type { Sandbox } from './Sandbox.ts';

const plants = ['amount', 'twice', 'takenBack', 'unpaid', 'unknown'] as const;
type Plant = (typeof plants)[number];

const isPlant = (name: string): name is Plant => plants.some((plant) => plant === name);

const lagosTime = (instant: string) =>
  new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const headings = 'Transaction Date,RRR,Order ID,Payer,Channel,Amount,Fee,Bank Reference';

interface Row extends Pick<Reference, 'rrr' | 'orderId' | 'payerName' | 'channel'> {
  at: string;
  amount: string;
}

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The fee column is empty: the payer pays the treasury's fee on top of the amount. */
const lineOf = ({ at, rrr, orderId, payerName, channel, amount }: Row) =>
  [lagosTime(at), rrr, orderId, payerName, channel ?? '', amount, '', `TSA-${rrr}`].map(quoted).join(',');

const rowOf = (reference: Reference): Row => ({
  ...reference,
  at: reference.paidAt ?? reference.createdAt,
  amount: Number(reference.paidAmount ?? reference.amount).toFixed(2),
});

const hundredLess = (amount: string) => (Number(amount) - 100).toFixed(2);

function rowsWith(
  paid: readonly Reference[],
  pending: Reference | undefined,
  wrong: readonly Plant[],
): Row[] {
  const rows = paid.map(rowOf);
  const [first, second, third] = rows;
  const planted: Record<Plant, () => void> = {
    amount: () => first && rows.splice(0, 1, { ...first, amount: hundredLess(first.amount) }),
    twice: () => second && rows.push(second),
    takenBack: () => third && rows.push({ ...third, amount: `-${third.amount}` }),
    unpaid: () => pending && rows.push(rowOf(pending)),
    unknown: () => first && rows.push({ ...first, rrr: '999900000001', orderId: 'elsewhere' }),
  };
  for (const plant of wrong) planted[plant]();
  return rows;
}

export function settlementRoute(app: FastifyInstance, { store }: Sandbox): void {
  app.get<{ Params: { day: string }; Querystring: { faults?: string } }>(
    '/sandbox/settlement/:day',
    (request, reply) => {
      const { day } = request.params;
      const wrong = (request.query.faults ?? '').split(',').filter(isPlant);
      const all = store.all();
      const paid = all.filter(({ paidAt }) => paidAt !== null && lagosTime(paidAt).startsWith(day));
      const pending = all.findLast(({ state }) => state === 'pending');
      const lines = rowsWith(paid, pending, wrong).map(lineOf);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="settlement-${day}.csv"`)
        .send(`${[headings, ...lines].join('\r\n')}\r\n`);
    },
  );
}
