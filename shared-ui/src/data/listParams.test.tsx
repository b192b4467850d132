import { act, screen } from '@testing-library/react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { param, useListParams } from './listParams.ts';

const fields = {
  search: param.text(),
  status: param.oneOf(['New', 'Active']),
  airport: param.number(),
  from: param.day(),
};

function Show() {
  const { page, sort, values, chosen, set, clear } = useListParams(fields, ['name', 'date', '-date']);
  return (
    <>
      <p data-testid="shown">{JSON.stringify({ page, sort, ...values, chosen })}</p>
      <button type="button" onClick={() => set({ status: 'New', airport: undefined })}>
        New
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  );
}
const open = (query: string) => renderPortal(<Show />, { route: `/list${query}` });
const shown = () => JSON.parse(screen.getByTestId('shown').textContent ?? '');

it('a shared address shows the same page, sort and filters', () => {
  open('?page=3&sort=-date&search=+alfa+&status=Active&airport=13&from=2026-11-01');
  expect(shown()).toEqual({
    page: 3,
    sort: '-date',
    search: 'alfa',
    status: 'Active',
    airport: 13,
    from: '2026-11-01',
    chosen: 4,
  });
});

it('what an address cannot mean is not chosen', () => {
  open(`?sort=password&status=Gone&airport=1e9&from=2026-02-31&search=${'a'.repeat(5000)}`);
  expect(shown()).toEqual({ page: 1, search: 'a'.repeat(200), chosen: 1 });
});

it('a change starts at page 1, closes the row beside, keeps what is not a filter, and Back undoes it', async () => {
  const { user, location, router } = open('?tab=2&page=3&airport=13&peek=7');
  await user.click(screen.getByRole('button', { name: 'New' }));
  expect(location()).toBe('/list?tab=2&status=New');
  await act(() => router.navigate(-1));
  expect(location()).toBe('/list?tab=2&page=3&airport=13&peek=7');
});

it('clearing takes the filters away and leaves the sort', async () => {
  const { user, location } = open('?sort=name&status=New&search=alfa');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(location()).toBe('/list?sort=name');
});
