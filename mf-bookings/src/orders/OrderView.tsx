import { Link } from 'react-router-dom';
import { can, useDocument, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { isOpenOrder, type Order, quotationDownload } from 'shared-api/orders';
import { countOf } from 'shared-api/wording';
import {
  AcceptedTerms,
  Banner,
  Card,
  formatNaira,
  links,
  MomentText,
  Money,
  PageHeader,
  Stack,
  useBreadcrumbs,
} from 'shared-ui';
import { type Column, DataTable, DocumentButton } from 'shared-ui/data';
import { airportCode } from '../shared/airportName.ts';
import { DecideOrder } from './DecideOrder.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';
import { OrderTag } from './OrderTag.tsx';

type Flight = Order['flights'][number];

const columns: readonly Column<Flight>[] = [
  {
    key: 'service',
    title: 'Service',
    rowScope: 'row',
    line: 1,
    render: (_, { serviceName, additionalServiceName }) =>
      [serviceName, additionalServiceName].filter(Boolean).join(' with '),
  },
  { key: 'airport', title: 'Airport', line: 2, render: (_, { airportId }) => airportCode(airportId) },
  {
    key: 'flight',
    title: 'Flight number',
    line: 3,
    nowrap: true,
    dataIndex: 'flightNumber',
  },
  {
    key: 'when',
    title: 'Time (WAT)',
    line: 2,
    render: (_, { flightAt }) => <MomentText at={flightAt} zone={false} />,
  },
  {
    key: 'passengers',
    title: 'Passengers',
    line: 3,
    nowrap: true,
    render: (_, { passengers }) => countOf(passengers, 'passenger'),
  },
  {
    key: 'price',
    title: 'Price today',
    line: 1,
    align: 'end',
    render: (_, { price }) => (price === null ? 'N/A' : <Money kobo={koboOf(price)} />),
  },
];

const isOpen = ({ status }: Order) => isOpenOrder(status);

function WhereItStands({ order }: { order: Order }) {
  const { status, failure, problem, warning, bookWhenPaid, total, totalNow, decision } = order;
  if (status === 'Rejected')
    return (
      <Banner tone="error" title={`Rejected by ${decision?.by}`}>
        {decision?.reason}
      </Banner>
    );
  if (status === 'Failed' && failure)
    return (
      <Banner tone="error" title="This order could not be booked">
        {failure.message}. Nothing was booked, and your money is in your wallet.
      </Banner>
    );
  if (!isOpen(order)) return null;
  if (problem)
    return (
      <Banner tone="warning" title="This order cannot be booked as it is">
        {problem}. Please edit it.
      </Banner>
    );
  if (warning)
    return (
      <Banner tone="warning" title="This order would be refused now">
        {warning}. An order holds no places.
      </Banner>
    );
  if (totalNow !== null && totalNow !== total)
    return (
      <Banner tone="warning" title="The price has changed">
        The total was {formatNaira(koboOf(total))} and is now {formatNaira(koboOf(totalNow))}.
      </Banner>
    );
  if (status === 'Submitted')
    return <Banner tone="info">It waits for approval. No money is held while it waits.</Banner>;
  if (status === 'Waiting')
    return (
      <Banner tone="info">
        {bookWhenPaid
          ? 'It is booked by itself as soon as your wallet holds the total. No money is held until then.'
          : 'It is not booked by itself. No money is held.'}
      </Banner>
    );
  return null;
}

const Booked = ({ bookings }: Pick<Order, 'bookings'>) => (
  <Card title="Bookings">
    <ul>
      {bookings.map(({ id, serviceName, flightNumber, invoiceNumber }) => (
        <li key={id}>
          <Link to={links.booking(String(id))}>
            {serviceName} on {flightNumber}, {invoiceNumber ?? id}
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);

function Quotation({ order }: { order: Order }) {
  const document = useDocument(quotationDownload(order));
  return <DocumentButton label="Quotation" what="Quotation" {...document} />;
}

const shownNames = 20;

function passengersOf({ entries }: Order): string {
  const named = entries.flatMap(({ Passengers }) =>
    Passengers.map(({ FirstName, LastName, Designation }) =>
      [Designation, FirstName, LastName].filter(Boolean).join(' '),
    ),
  );
  const names = [...new Set(named)];
  const more = names.length - shownNames;
  return `${names.slice(0, shownNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export function OrderView({ order }: { order: Order }) {
  const { id, flights, bookings, invoice, total, totalNow, status } = order;
  const user = useSession((state) => state.user);
  const own = can(user, 'orders.make');
  const decides = status === 'Submitted' && order.madeBy?.id !== user?.id && can(user, 'orders.approve');
  useBreadcrumbs([
    ...(can(user, 'orders.readOwn') ? [{ label: 'Orders', to: links.orders() }] : []),
    { label: `Order ${id}` },
  ]);
  const open = isOpen(order);
  return (
    <>
      <PageHeader
        title={`Order ${id}`}
        lead={
          <>
            <OrderTag status={status} />{' '}
            {order.madeBy && user?.id !== order.madeBy.id && `Made by ${order.madeBy.name}, `}
            {countOf(order.passengers, 'passenger')}, total{' '}
            <Money kobo={koboOf((open ? totalNow : null) ?? total)} />
            {order.acceptedTerms && (
              <>
                , terms accepted: <AcceptedTerms page={links.bookingTerms} accepted={order.acceptedTerms} />
              </>
            )}
          </>
        }
      />
      <Stack space={5}>
        <WhereItStands order={order} />
        {decides && <DecideOrder order={order} />}
        {open && own && !decides && <OrderActions order={order} />}
        {invoice && <OrderInvoice invoice={invoice} />}
        {bookings.length > 0 && <Booked bookings={bookings} />}
        <Card title="Flights" actions={open && order.problem === null && <Quotation order={order} />}>
          <DataTable
            label="Flights"
            hideCaption
            empty="No flights"
            columns={columns}
            dataSource={flights}
            rowKey={({ serviceId, flightNumber, flightAt }) => `${serviceId} ${flightNumber} ${flightAt}`}
          />
        </Card>
        <Card title="Passengers">
          <p>{passengersOf(order)}</p>
        </Card>
      </Stack>
    </>
  );
}
