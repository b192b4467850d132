import { screen, waitFor, within } from '@testing-library/react';
import { ActionsMenu } from '../menu/ActionsMenu.tsx';
import { press } from '../testing/choose.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { BackButton } from './BackButton.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { key: 'bookings', label: 'Bookings', content: <p>The bookings</p> },
  { key: 'funds', label: 'Funds', content: <p>The funds</p> },
];

it('a tab lives in the address and starts at the first page', async () => {
  const { user, location } = renderPortal(<Tabs label="Transactions" param="tab" items={items} />, {
    route: '/t?page=3',
  });
  expect(screen.getByRole('tabpanel', { name: 'Bookings' })).toHaveTextContent('The bookings');
  await user.click(screen.getByRole('tab', { name: 'Funds' }));
  expect(location()).toBe('/t?tab=funds');
  expect(screen.getByRole('tabpanel', { name: 'Funds' })).toHaveTextContent('The funds');
});

it('a tab starts without the filters of another one; what is searched for stays [G70]', async () => {
  const route = '/t?tab=bookings&status=Expired&sort=-amount&from=2026-01-01&search=Bravo';
  const { user, location } = renderPortal(<Tabs label="Transactions" param="tab" items={items} />, { route });
  await user.click(screen.getByRole('tab', { name: 'Funds' }));
  expect(location()).toBe('/t?search=Bravo&tab=funds');
});

it('a tab within a tab leaves the outer one chosen', async () => {
  const inner = <Tabs label="By type" param="of" items={items} />;
  const outer = [{ key: 'transactions', label: 'Transactions', content: inner }];
  const { user, location } = renderPortal(<Tabs label="About" param="tab" items={outer} />, {
    route: '/t?tab=transactions&page=2',
  });
  await user.click(screen.getByRole('tab', { name: 'Funds' }));
  expect(location()).toBe('/t?tab=transactions&of=funds');
});

it('arrows move between tabs and wrap around, Enter chooses', async () => {
  const { user } = renderPortal(<Tabs label="Transactions" items={items} />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: /Funds/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: /Funds/ })).toHaveAttribute('aria-selected', 'true');
});

it('the step indicator says what is done and where one is [SHELL-25]', () => {
  renderPortal(<StepIndicator steps={['Business details', 'Documents', 'Done']} current={2} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]).toHaveTextContent('Completed: Business details');
});

it('a Back button stands in step 2, not in step 1 [SHELL-32]', async () => {
  const back = jest.fn();
  const { user, unmount } = renderPortal(<BackButton step={2} onBack={back} />);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalledTimes(1);
  unmount();
  renderPortal(<BackButton step={1} onBack={back} />);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

describe('a menu', () => {
  const select = jest.fn();
  const actions = [
    { label: 'View More', to: '/more' },
    { label: 'Cancel', onSelect: select },
  ];
  const open = async () => {
    const portal = renderPortal(<ActionsMenu label="Actions for booking 7" actions={actions} />);
    const button = screen.getByRole('button', { name: 'Actions for booking 7' });
    await portal.user.click(button);
    const entry = (name: string) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(entry('View More')).toHaveFocus());
    return { ...portal, button, entry };
  };
  beforeEach(() => {
    select.mockClear();
    // antd's menu moves between what has a size, which nothing has in jsdom.
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 180, 40));
  });
  afterEach(() => jest.restoreAllMocks());

  it('opens on its first action, moves by arrows and closes on Escape', async () => {
    const { button, entry } = await open();
    press(entry('View More'), 'ArrowDown');
    await waitFor(() => expect(entry('Cancel')).toHaveFocus());
    press(entry('Cancel'), 'Escape');
    expect(button).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('does what is chosen, and its button has the focus again', async () => {
    const { user, button, entry } = await open();
    await user.click(entry('Cancel'));
    expect(select).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('holds links, which Enter follows too', async () => {
    const { entry, location } = await open();
    expect(within(entry('View More')).getByRole('link')).toHaveAttribute('href', '/more');
    press(entry('View More'), 'Enter');
    expect(location()).toBe('/more');
  });
});
