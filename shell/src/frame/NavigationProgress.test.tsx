import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { NavigationProgress } from './NavigationProgress.tsx';

const around = (
  <>
    <NavigationProgress />
    <Link to="/next">Next</Link>
    <Outlet />
  </>
);

it('a page that was asked for is said to be on its way until it is there, and after five seconds that it takes long', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let arrive = () => {};
  const loader = () =>
    new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
  const children = [
    { index: true, element: <p>The first page</p> },
    { path: 'next', loader, element: <p>The next page</p> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: around, children }])} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  expect(screen.getByText('The first page')).toBeVisible();
  act(() => jest.advanceTimersByTime(4_900));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByRole('status')).toHaveTextContent(
    'The page takes long to arrive. Every other page opens meanwhile.',
  );
  arrive();
  expect(await screen.findByText('The next page')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  jest.useRealTimers();
});
