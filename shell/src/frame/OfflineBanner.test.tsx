import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { showAt } from '../testing/showAt.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const at = Date.parse('2026-03-02T09:42:00Z');
const later = at + 60_000;

/** A page that shows one list, heard of at this time. */
function List({ name, heardAt }: { name: string; heardAt: number }) {
  const { data } = useQuery({
    queryKey: [name],
    queryFn: () => [],
    initialData: [],
    initialDataUpdatedAt: heardAt,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <p>{data.length}</p>;
}

const show = (page: ReactNode) =>
  showAt('/', [
    {
      path: '/',
      element: (
        <>
          <OfflineBanner />
          {page}
        </>
      ),
    },
  ]);
const connection = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

afterEach(() => jest.restoreAllMocks());

it('without a connection says how old the oldest of what is shown is, in Lagos time', () => {
  connection(false);
  show(
    <>
      <List name="bookings" heardAt={later} />
      <List name="wallet" heardAt={at} />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline: as of 10:42 WATNothing can be sent until the connection is back.',
  );
});

it('names no time where nothing of the server is shown', () => {
  connection(false);
  show(null);
  expect(screen.getByText('You are offline')).toBeVisible();
});

it('says nothing with a connection', () => {
  connection(true);
  show(<List name="bookings" heardAt={at} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
