import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { choose } from '../testing/choose.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { DataTable } from './DataTable.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { FilterBar, FilterSelect, SearchField } from './FilterBar.tsx';
import { FilterDay } from './FilterDays.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListViews } from './ListViews.tsx';
import { param, useListParams } from './listParams.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelectedRows } from './useSelectedRows.ts';

const rows = ['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo'].map((name) => ({ name }));
const columns = [
  {
    key: 'name',
    title: 'Name',
    rowScope: 'row' as const,
    sorter: true,
    render: (_: unknown, { name }: { name: string }) => <Link to={`/client/${name}`}>{name}</Link>,
  },
];

function List() {
  const { page, sort } = useListParams({}, ['name', '-name']);
  const selection = useSelectedRows(String(sort), 3);
  return (
    <>
      <p>chosen: {selection.selectedRowKeys.join(' ')}</p>
      <ListFrame
        label="Clients"
        chosen={
          <SelectionBar selection={selection} names={['client', 'clients']}>
            <span />
          </SelectionBar>
        }
        filters={
          <FilterBar search={<SearchField label="Search clients" />} chosen={1} onClear={() => undefined}>
            <FilterSelect label="Status" param="status" options={[]} />
            <FilterDay label="From" param="from" />
          </FilterBar>
        }
      >
        <DataTable
          worklist
          label="Clients"
          columns={columns}
          dataSource={rows}
          rowKey={({ name }) => name}
          meta={{ pageNumber: page, totalPages: 3, totalCount: 25 }}
          empty="There are no clients"
          rowSelection={{ ...selection, nameOf: (key) => key }}
        />
      </ListFrame>
    </>
  );
}
const open = (route = '/clients') => renderPortal(<List />, { route });
const link = (name: string) => screen.getByRole('link', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => localStorage.clear());

describe('a list by keyboard', () => {
  it('j and k, the arrows, Home and End go from row to row', async () => {
    const { user } = open();
    for (const [key, name] of [
      ['j', 'Alfa'],
      ['j', 'Bravo'],
      ['{ArrowDown}', 'Charlie'],
      ['k', 'Bravo'],
      ['{ArrowUp}', 'Alfa'],
      ['k', 'Alfa'],
      ['{End}', 'Echo'],
      ['{Home}', 'Alfa'],
    ] as const) {
      await user.keyboard(key);
      expect(link(name)).toHaveFocus();
    }
  });

  it('Enter opens the row that has the focus', async () => {
    const { user, location } = open();
    await user.keyboard('jj{Enter}');
    expect(location()).toBe('/client/Bravo');
  });

  it('x chooses the row; in the column of boxes the arrows stay in it, and Enter opens', async () => {
    const { user, location } = open();
    await user.keyboard('jx');
    expect(screen.getByText('chosen: Alfa')).toBeVisible();
    box('Select Alfa').focus();
    await user.keyboard('{ArrowDown}');
    expect(box('Select Bravo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(location()).toBe('/client/Bravo');
  });

  it('n and p turn the page', async () => {
    const { user, location } = open();
    await user.keyboard('n');
    expect(location()).toBe('/clients?page=2');
    await user.keyboard('p');
    expect(location()).toBe('/clients?page=1');
  });

  it('/ goes to the search, where letters are letters again', async () => {
    const { user, location } = open();
    await user.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search clients' });
    expect(search).toHaveFocus();
    await user.keyboard('jn?');
    expect(search).toHaveValue('jn?');
    expect(location()).not.toContain('page');
  });

  it('? tells the keys, and there single keys are turned off, in all tabs', async () => {
    const { user, location } = open();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard' });
    await user.click(within(help).getByRole('checkbox', { name: 'Letters and signs act in lists' }));
    await user.keyboard('{Escape}');
    await user.keyboard('n');
    expect(location()).toBe('/clients');
    link('Alfa').focus();
    await user.keyboard('j{ArrowDown}');
    expect(link('Bravo')).toHaveFocus();
    // Another tab turns the single keys on again.
    localStorage.setItem('singleKeys', 'on');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'singleKeys', newValue: 'on' })));
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('singleKeys')).toBe('on');
    await user.keyboard('n');
    expect(location()).toBe('/clients?page=2');
  });
});

describe('a row beside its list', () => {
  const titles = {
    titleOf: ({ name }: { name: string }) => `Client ${name}`,
    pathOf: ({ name }: { name: string }) => `/client/${name}`,
  };
  const columnsWithAction = [
    ...columns,
    { key: 'city', title: 'City', render: () => 'Lagos' },
    { key: 'action', title: 'Action', action: true, render: () => <button type="button">Review</button> },
  ];
  const openBeside = (route: string, peek: Partial<typeof titles> = titles) =>
    renderPortal(
      <DataTable
        worklist
        label="Clients"
        columns={columnsWithAction}
        dataSource={rows}
        rowKey={({ name }) => name}
        peek={{ ...titles, pathOf: undefined, ...peek } as typeof titles}
        empty="There are no clients"
      />,
      { route },
    );
  const beside = (name: string) => screen.findByRole('dialog', { name: `Client ${name}` });

  it('opens by a press on it with its facts, its actions and the way to its page, and Back closes it', async () => {
    const { user, location, router } = openBeside('/clients?page=1');
    await user.click(screen.getAllByRole('cell', { name: 'Lagos' })[1] as HTMLElement);
    const drawer = within(await beside('Bravo'));
    expect(location()).toBe('/clients?page=1&peek=Bravo');
    expect(drawer.getByText('City')).toBeVisible();
    expect(drawer.queryByText('Action')).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Review' })).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/client/Bravo');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location()).toBe('/clients?page=1');
  });

  it('opens by Enter, the arrows go on to the rows around it, and Escape leaves the focus on the last', async () => {
    const { user, location } = openBeside('/clients');
    link('Alfa').focus();
    await user.keyboard('{Enter}');
    await beside('Alfa');
    act(() => screen.getByRole('heading', { name: 'Client Alfa' }).focus());
    await user.keyboard('{ArrowUp}{ArrowDown}');
    await beside('Bravo');
    await user.keyboard('{ArrowDown}');
    await beside('Charlie');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(link('Charlie')).toHaveFocus());
    expect(location()).toBe('/clients');
  });

  it('shows nothing that was asked for of the row before', async () => {
    function Secret({ name }: { name: string }) {
      const [isShown, setShown] = useState(false);
      if (isShown) return `Number of ${name}`;
      return (
        <button type="button" onClick={() => setShown(true)}>
          Show
        </button>
      );
    }
    const number = {
      key: 'number',
      title: 'Number',
      render: (_: unknown, { name }: { name: string }) => <Secret name={name} />,
    };
    const { user } = renderPortal(
      <DataTable
        worklist
        label="Clients"
        columns={[...columns, number]}
        dataSource={rows}
        rowKey={({ name }) => name}
        peek={titles}
        empty="There are no clients"
      />,
      { route: '/clients?peek=Bravo' },
    );
    const bravo = within(await beside('Bravo'));
    await user.click(bravo.getByRole('button', { name: 'Show' }));
    expect(bravo.getByText('Number of Bravo')).toBeVisible();
    await user.click(bravo.getByRole('button', { name: 'Next' }));
    const charlie = within(await beside('Charlie'));
    expect(charlie.queryByText(/^Number of/)).not.toBeInTheDocument();
    expect(charlie.getByRole('button', { name: 'Show' })).toBeVisible();
  });

  it('of a shared address is open at once, and without a page of its own its name opens it', async () => {
    const { user, location } = openBeside('/clients?peek=Echo', {});
    const drawer = within(await beside('Echo'));
    expect(drawer.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(/last row/);
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe('/clients'));
  });

  it('closes where it leaves the list, or never was on it, and the list is searched and its view marked as before', async () => {
    function Waiting() {
      const [waiting, setWaiting] = useState(rows);
      const decide = (decided: string) => setWaiting(waiting.filter(({ name }) => name !== decided));
      const more = ({ name }: { name: string }) => (
        <button type="button" onClick={() => decide(name)}>
          Decide
        </button>
      );
      return (
        <ListFrame
          label="Clients"
          filters={<FilterBar search={<SearchField label="Search clients" />} />}
          views={<ListViews label="Lists" views={[{ label: 'Waiting', filters: {} }]} />}
        >
          <DataTable
            worklist
            label="Clients"
            columns={columns}
            dataSource={waiting}
            rowKey={({ name }) => name}
            peek={{ ...titles, more }}
            empty="There are no clients"
          />
        </ListFrame>
      );
    }
    const { user, location } = renderPortal(<Waiting />, { route: '/clients?peek=Zulu' });
    await waitFor(() => expect(location()).toBe('/clients'));
    await user.click(link('Bravo').closest('tr') as HTMLElement);
    const drawer = within(await beside('Bravo'));
    expect(screen.getByRole('link', { name: 'Waiting', hidden: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click(drawer.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(location()).toBe('/clients'));
    await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'ech');
    await waitFor(() => expect(location()).toBe('/clients?search=ech'));
  });
});

describe('a search', () => {
  function Found({ peek }: { peek: boolean }) {
    const { values, chosen, clear } = useListParams({ search: param.text() });
    const found = rows.filter(({ name }) => name.toLowerCase().includes(values.search ?? ''));
    const selection = useSelectedRows(JSON.stringify(values), 3);
    return (
      <>
        <p>chosen: {selection.selectedRowKeys.join(' ')}</p>
        <ListFrame
          label="Clients"
          filters={
            <FilterBar search={<SearchField label="Search clients" />} chosen={chosen} onClear={clear} />
          }
        >
          <DataTable
            worklist
            label="Clients"
            columns={columns}
            dataSource={found}
            rowKey={({ name }) => name}
            {...(peek && {
              peek: {
                titleOf: ({ name }: { name: string }) => `Client ${name}`,
                pathOf: ({ name }: { name: string }) => `/client/${name}`,
              },
            })}
            empty="There are no clients"
            rowSelection={{ ...selection, nameOf: (key) => key }}
          />
        </ListFrame>
      </>
    );
  }
  const search = () => screen.getByRole('searchbox', { name: 'Search clients' });
  const rowOf = (name: string) => link(name).closest('tr') as HTMLElement;
  const find = (peek = false) => renderPortal(<Found peek={peek} />, { route: '/clients' });

  it('finds after a pause in typing, keeps what is typed since, and Back undoes it', async () => {
    const { user, location, router } = find();
    await user.type(search(), 'ech');
    await waitFor(() => expect(location()).toBe('/clients?search=ech'));
    expect(screen.queryByRole('link', { name: 'Alfa' })).not.toBeInTheDocument();
    expect(search()).toHaveFocus();
    await user.type(search(), 'o ');
    await waitFor(() => expect(location()).toBe('/clients?search=echo'));
    expect(search()).toHaveValue('echo ');
    await act(() => router.navigate(-1));
    expect(location()).toBe('/clients');
    expect(search()).toHaveValue('');
  });

  it.each([
    ['a row', false, () => link('Echo'), '/client/Echo'],
    ['a row that it does not find', false, () => link('Delta'), '/client/Delta'],
    ['a row that opens beside the list', true, () => rowOf('Echo'), '/clients?search=ech&peek=Echo'],
  ] as const)('that was typed leaves the first press on %s where it is', async (_, peek, row, path) => {
    const { user, location } = find(peek);
    await user.type(search(), 'ech');
    const pressed = row();
    await user.pointer({ keys: '[MouseLeft>]', target: pressed });
    await waitFor(() => expect(location()).toBe('/clients?search=ech'));
    expect(link('Alfa')).toBeVisible();
    expect(pressed).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: pressed });
    await waitFor(() => expect(location()).toBe(path));
  });

  it('that was typed leaves the first press on a box where it is', async () => {
    const { user, location } = find();
    await user.type(search(), 'ech');
    const pressed = box('Select Echo');
    await user.pointer({ keys: '[MouseLeft>]', target: pressed });
    await waitFor(() => expect(location()).toBe('/clients?search=ech'));
    await user.pointer({ keys: '[/MouseLeft]', target: pressed });
    expect(await screen.findByText('chosen: Echo')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Alfa' })).not.toBeInTheDocument());
  });

  it('a box shows at once that its click has chosen it', () => {
    find();
    const pressed = box('Select Echo');
    for (const part of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.pointerUp, fireEvent.mouseUp])
      part(pressed);
    fireEvent.click(pressed);
    expect(pressed).toBeChecked();
  });

  it.each([false, true])('a press beside a box chooses its row and does not open it: %s', async (peek) => {
    const { user, location } = find(peek);
    await user.click(box('Select Echo').closest('td') as HTMLElement);
    expect(await screen.findByText('chosen: Echo')).toBeVisible();
    expect(location()).toBe('/clients');
  });

  it('shows what it finds once a press elsewhere is over, with a click or without one', async () => {
    const { user, location } = find();
    await user.type(search(), 'ech');
    await user.pointer({ keys: '[MouseLeft>]', target: link('Alfa') });
    await waitFor(() => expect(location()).toBe('/clients?search=ech'));
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Alfa' })).not.toBeInTheDocument());
    expect(link('Echo')).toBeVisible();
  });
});

it('nothing is said to be found while the answer to another question is shown', () => {
  const empty = { label: 'Clients', columns, dataSource: [], rowKey: () => 0, empty: 'There are no clients' };
  renderPortal(<DataTable {...empty} stale />);
  expect(screen.queryByText('There are no clients')).not.toBeInTheDocument();
});

describe('choosing rows', () => {
  it('Shift chooses all from the last chosen row to this one', async () => {
    const { user } = open();
    await user.click(box('Select Bravo'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select Delta'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('chosen: Bravo Charlie Delta')).toBeVisible();
  });

  it('ends at the most that can be changed at once, and says so', async () => {
    const { user } = open();
    await user.click(box('Select Alfa'));
    expect(screen.getByText('1 client chosen')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByText('chosen: Alfa Bravo Charlie')).toBeVisible();
    expect(screen.getByText('3 clients chosen, the most at once')).toBeVisible();
  });

  it('what is chosen stays while pages are turned and goes with the view', async () => {
    const { user } = open();
    await user.click(box('Select Bravo'));
    await user.click(link('Page 2'));
    expect(screen.getByText('chosen: Bravo')).toBeVisible();
    await user.click(screen.getByRole('columnheader', { name: 'Name' }));
    expect(screen.getByText('chosen:')).toBeVisible();
  });
});

it('a column that the server sorts leaves the rows as they came, and starts at page 1', async () => {
  const { user, location } = open('/clients?page=2&sort=name');
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(location()).toBe('/clients?sort=-name');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Alfa');
});

it('where the rows are lines, a list is sorted by a choice', async () => {
  Object.assign(window, { innerWidth: 360 });
  const { user, location } = open('/clients?page=2');
  const sortBy = () => screen.getByRole('combobox', { name: 'Sort by' });
  await choose(user, sortBy(), 'Name, descending');
  expect(location()).toBe('/clients?sort=-name');
  await choose(user, sortBy(), 'Default order');
  expect(location()).toBe('/clients');
  Object.assign(window, { innerWidth: 1024 });
});

it('folded filters say how many are chosen', async () => {
  const { user } = open();
  const fold = screen.getByRole('button', { name: 'Filters (1)' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

describe('a day as a filter', () => {
  it('is typed as in Nigeria and kept in the address', async () => {
    const { user, location } = renderPortal(<FilterDay label="From" param="from" />, { route: '/?page=4' });
    await user.type(screen.getByLabelText('From'), '3/11/2026{Enter}');
    expect(location()).toBe('/?from=2026-11-03');
    expect(screen.getByLabelText('From')).toHaveValue('03/11/2026');
  });

  it('that does not exist is not applied, and says so', async () => {
    const { user, location } = renderPortal(<FilterDay label="From" param="from" />);
    await user.type(screen.getByLabelText('From'), '31/02/2026{Enter}');
    expect(screen.getByLabelText('From')).toBeInvalid();
    expect(location()).toBe('/');
  });

  it('that is none says in words what is wrong, and counts as not chosen in the address', async () => {
    const { user, unmount } = open();
    const from = screen.getByLabelText('From');
    await user.type(from, '31/02/2026');
    expect(from).toHaveAccessibleDescription('Enter a day as DD/MM/YYYY');
    unmount();
    open('/clients?from=2026-02-31');
    expect(screen.getByLabelText('From')).toHaveValue('');
    expect(screen.getByLabelText('From')).toBeValid();
  });

  it('is chosen from a calendar', async () => {
    const { user, location } = renderPortal(<FilterDay label="From" param="from" />, {
      route: '/?from=2026-11-03',
    });
    await user.click(screen.getByRole('button', { name: 'From: choose from a calendar' }));
    await screen.findByRole('dialog');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(location()).toBe('/?from=2026-11-04');
  });
});

describe('an export', () => {
  it('says how far it is', async () => {
    renderPortal(<ExportProgress received={120} total={480} />);
    expect(screen.getByText('120 of 480')).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Export' })).toHaveAttribute('aria-valuenow', '25');
  });

  it('names no share of a length that nobody knows', async () => {
    renderPortal(<ExportProgress received={120} />);
    const bar = await screen.findByRole('progressbar', { name: 'Export' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
  });
});
