import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { usePageParam } from '../page/usePageParam.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { DataTable } from './DataTable.tsx';
import { useFit } from './useFit.ts';

interface Row {
  id: number;
  name: string;
}

const all = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));
const columns = [
  {
    key: 'id',
    title: 'S/N',
    render: (_: unknown, row: Row) => row.id,
    sorter: true,
  },
  { key: 'name', title: 'Name', render: (_: unknown, row: Row) => row.name },
];

function List({ count }: { count: number }) {
  const page = usePageParam();
  const rows = all(count).slice((page - 1) * 10, page * 10);
  const meta = { pageNumber: page, totalPages: Math.max(1, Math.ceil(count / 10)), totalCount: count };
  return (
    <DataTable
      label="Bookings"
      columns={columns}
      dataSource={rows}
      rowKey={(row) => row.id}
      empty="There are no bookings"
      meta={meta}
    />
  );
}
const open = (count: number, route = '/app/bookings') => renderPortal(<List count={count} />, { route });
const bodyRows = () => within(screen.getAllByRole('rowgroup')[1] ?? document.body).getAllByRole('row');

it('23 entries: page 2 has 10 rows and says Showing 11 to 20 of 23 entries [SHELL-17] [SHELL-18]', () => {
  open(23, '/app/bookings?page=2');
  expect(screen.getByRole('table', { name: /Showing 11 to 20 of 23 entries$/ })).toBeVisible();
  expect(bodyRows()).toHaveLength(10);
});

it('the last page of 23 entries says Showing 21 to 23 of 23 entries [SHELL-18]', () => {
  open(23, '/app/bookings?page=3');
  expect(screen.getByRole('table')).toHaveAccessibleName(/Showing 21 to 23 of 23 entries$/);
});

it('rows are shown before their total is there, and say so far which they are', () => {
  renderPortal(
    <DataTable
      label="Bookings"
      columns={columns}
      dataSource={all(10)}
      rowKey={(row) => row.id}
      empty="None"
      meta={{ pageNumber: 2 }}
    />,
    { route: '/app/bookings?page=2' },
  );
  expect(screen.getByRole('table')).toHaveAccessibleName(/Showing 11 to 20$/);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('a list that is not counted to its end says that there are more', () => {
  const meta = { pageNumber: 1, totalPages: 1000, totalCount: 10_000, atLeast: true };
  renderPortal(
    <DataTable
      label="Bookings"
      columns={columns}
      dataSource={all(10)}
      rowKey={(row) => row.id}
      empty="None"
      meta={meta}
    />,
  );
  expect(screen.getByText(/Showing 1 to 10 of more than 10000 entries/)).toBeVisible();
});

it.each([2, 3, 7, 8])('of %i pages the controls name every one [SHELL-20]', (pages) => {
  open(pages * 10, '/app/bookings?page=2');
  const controls = within(screen.getByRole('navigation', { name: 'Bookings: pages' }));
  const numbers = Array.from({ length: pages }, (_, index) => `Page ${index + 1}`);
  expect(controls.getAllByRole('link', { name: /^Page/ }).map(({ ariaLabel }) => ariaLabel)).toEqual(numbers);
});

it('a single one is called entry [SHELL-19]', () => {
  open(1);
  expect(screen.getByRole('table')).toHaveAccessibleName(/Showing 1 to 1 of 1 entry$/);
});

it('the page lives in ?page, and Back returns to the one before [SHELL-15]', async () => {
  const { user, location, router } = open(23, '/app/bookings?tab=funds');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(location()).toBe('/app/bookings?tab=funds&page=2');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page'),
  );
});

it.each(['999', '0', '-1', 'abc', '1.5'])('?page=%s goes to ?page=1 [SHELL-16]', async (page) => {
  const { location } = open(23, `/app/bookings?page=${page}`);
  await waitFor(() => expect(location()).toBe('/app/bookings?page=1'));
});

it('the pages of the view before say nothing about the page now asked for', async () => {
  const meta = { pageNumber: 1, totalPages: 1, totalCount: 1 };
  const table = {
    label: 'Rows',
    columns,
    dataSource: all(1),
    rowKey: (row: Row) => row.id,
    empty: 'None',
    meta,
  };
  const { location, unmount } = renderPortal(<DataTable {...table} stale />, { route: '/?page=3' });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(location()).toBe('/?page=3');
  unmount();
  const fresh = renderPortal(<DataTable {...table} />, { route: '/?page=3' });
  await waitFor(() => expect(fresh.location()).toBe('/?page=1'));
});

it('a page beyond the last of an empty list goes to ?page=1 [SHELL-16]', async () => {
  const { location } = open(0, '/app/bookings?page=3');
  await waitFor(() => expect(location()).toBe('/app/bookings?page=1'));
  expect(screen.getByText('There are no bookings')).toBeVisible();
});

it('a sortable header sorts up, then down, from the first page on, and says so', async () => {
  const { user, location } = open(23, '/app/bookings?page=2');
  const header = () => screen.getByRole('columnheader', { name: 'S/N' });
  await user.click(header());
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
  header().focus();
  await user.keyboard(' ');
  expect(header()).toHaveAttribute('aria-sort', 'descending');
  expect(location()).toBe('/app/bookings?sort=-id');
});

it('rows are selected one by one or all at once', async () => {
  function Selectable() {
    const [selected, onChange] = useState<readonly string[]>([]);
    return (
      <>
        <p>chosen {selected.join(' ')}</p>
        <DataTable
          label="Rows"
          columns={columns}
          dataSource={all(2)}
          rowKey={(row) => row.id}
          empty="None"
          rowSelection={{ selectedRowKeys: selected, onChange }}
        />
      </>
    );
  }
  const { user } = renderPortal(<Selectable />);
  await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
  expect(screen.getByText('chosen 2')).toBeVisible();
  const allRows = screen.getByRole('checkbox', { name: 'Select all rows' });
  await waitFor(() => expect(allRows).toBePartiallyChecked());
  await user.click(allRows);
  expect(screen.getByText('chosen 2 1')).toBeVisible();
});

it('rows become lines where the table, however late it comes, is wider than its place although its cells stand closer and it has fewer columns, and a table again where it is not', () => {
  let room = 700;
  const needed = { roomy: 800, tight: 680, few: 600 };
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const { fit = '' } = this.closest<HTMLElement>('[data-fit]')?.dataset ?? {};
    return Object.entries(needed).find(([name]) => name === fit)?.[1] ?? 0;
  });
  const observers: (() => void)[] = [];
  globalThis.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      observers.push(() => changed([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const place = document.createElement('div');
  const { result } = renderHook(() => useFit());
  place.dataset.fit = 'roomy';
  act(() => void result.current[0](place));
  expect(result.current[1]).toBe('roomy');
  place.append(document.createElement('table'));
  const resize = () =>
    act(() => {
      for (const resized of observers) resized();
    });
  resize();
  expect(result.current[1]).toBe('tight');
  open(1);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  needed.tight = 720;
  resize();
  expect(screen.getByRole('columnheader', { name: 'Name' }).closest('[data-fit=few]')).toBeVisible();
  needed.few = 710;
  resize();
  expect(screen.queryByRole('columnheader', { name: 'Name' })).not.toBeInTheDocument();
  room = 900;
  resize();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
});

it('what rows in turn have in common stands above them once, to be shown where they are lines', () => {
  renderPortal(
    <DataTable
      label="Passengers"
      columns={columns}
      dataSource={all(5)}
      rowKey={(row) => row.id}
      linesOf={({ id }) => (id < 4 ? 'Flight P47121' : 'Flight W3101')}
      empty="There are none"
      hideCaption
    />,
  );
  expect(bodyRows().map(({ textContent }) => textContent)).toEqual([
    'Flight P47121',
    '1Row 1',
    '2Row 2',
    '3Row 3',
    'Flight W3101',
    '4Row 4',
    '5Row 5',
  ]);
});
