import { screen } from '@testing-library/react';
import { ActionsMenu } from '../menu/ActionsMenu.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
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

it('a menu opens on its first action, moves by arrows and closes on Escape', async () => {
  const select = jest.fn();
  const actions = [
    { label: 'View More', to: '/more' },
    { label: 'Cancel', onSelect: select },
  ];
  const { user } = renderPortal(<ActionsMenu label="Actions for booking 7" actions={actions} />);
  const button = screen.getByRole('button', { name: 'Actions for booking 7' });
  await user.click(button);
  expect(screen.getByRole('menuitem', { name: 'View More' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Cancel' }));
  expect(select).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('a menu goes to the next action that begins with the letter, and keeps the letter from the row around it', async () => {
  const select = jest.fn();
  const outside = jest.fn();
  const actions = ['Role', 'Deactivate', 'Reset two-factor'].map((label) => ({ label, onSelect: select }));
  const { user } = renderPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the element stands for a table, which also listens for keys
    <div onKeyDown={(event) => event.defaultPrevented || outside(event.key)}>
      <ActionsMenu label="More actions for Ada" actions={actions} />
    </div>,
  );
  await user.click(screen.getByRole('button', { name: 'More actions for Ada' }));
  await user.keyboard('r');
  expect(screen.getByRole('menuitem', { name: 'Reset two-factor' })).toHaveFocus();
  await user.keyboard('rx');
  expect(screen.getByRole('menuitem', { name: 'Role' })).toHaveFocus();
  expect(outside).not.toHaveBeenCalled();
});

it.each([
  [
    'to the right where the left edge of the window would cut it',
    { left: -40, bottom: 300 },
    ['true', 'false'],
  ],
  ['upwards where the bottom of the window would cut it', { left: 300, bottom: 900 }, ['false', 'true']],
])('a menu opens %s', async (_, { left, bottom }, sides) => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.role === 'menu' ? new DOMRect(left, bottom - 200, 180, 200) : new DOMRect(100, 650, 40, 40);
  });
  try {
    const { user } = renderPortal(<ActionsMenu label="More" actions={[{ label: 'Role', to: '/role' }]} />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    const { toRight, up } = screen.getByRole('menu').dataset;
    expect([toRight, up]).toEqual(sides);
  } finally {
    jest.restoreAllMocks();
  }
});
