import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { Modal } from '../dialogs/Modal.tsx';
import { moduleNames, Parts } from '../kit/Parts.tsx';
import { notify } from '../notifications/notify.ts';
import { offered } from './choose.ts';
import { renderPortal } from './renderPortal.tsx';

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// jsdom has no `createObjectURL`.
beforeAll(() => {
  URL.createObjectURL = () => 'blob:document';
  URL.revokeObjectURL = () => undefined;
});

// axe measures letters on a canvas, on which jsdom cannot draw.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

/** Contrast is not checked here, because it needs a real browser. */
async function violations(): Promise<string[]> {
  document.documentElement.lang = 'en';
  const { violations: found } = await axe.run(document, {
    runOnly,
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const page = (content: ReactNode) => renderPortal(<main>{content}</main>);

it.each(moduleNames)('axe finds nothing in the examples of %s', async (module) => {
  page(<Parts module={module} />);
  await screen.findByRole('heading', { level: 2, name: module });
  expect(await violations()).toEqual([]);
});

it.each(['shared-ui/form', 'shared-ui/fields'])(
  'axe finds nothing in %s with all its errors',
  async (module) => {
    const { user } = page(<Parts module={module} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Please check the form fields for errors');
    expect(await violations()).toEqual([]);
  },
);

it('axe finds nothing in a calendar, nor in a select without a match', async () => {
  const { user } = page(<Parts module="shared-ui/fields" />);
  await user.click(screen.getByRole('button', { name: 'Choose travel date from a calendar' }));
  await screen.findByRole('dialog');
  expect(await violations()).toEqual([]);
  await user.keyboard('{Escape}');
  const airport = screen.getByRole('combobox', { name: 'Airport' });
  expect(await offered(user, airport)).toEqual(['Lagos', 'Yola']);
  await user.type(airport, 'zz');
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('axe finds nothing in notifications', async () => {
  page(<Parts module="shared-ui" />);
  act(() => {
    notify.error('Login failed', { detail: 'Invalid e-mail or password' });
    notify.success('Saved', { link: { to: '/x', label: 'View' } });
  });
  expect(await violations()).toEqual([]);
});

it('axe finds nothing in an open menu, nor in the help for the keys of a list', async () => {
  const { user } = page(<Parts module="shared-ui/data" />);
  await user.click(screen.getByRole('button', { name: /^More for/ }));
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard' }));
  await screen.findByRole('dialog');
  expect(await violations()).toEqual([]);
});

it('axe finds nothing in an open modal', async () => {
  page(
    <Modal title="Registration Terms and Conditions" open onClose={() => undefined} size="large">
      <p>Terms</p>
    </Modal>,
  );
  await screen.findByRole('dialog', { name: 'Registration Terms and Conditions' });
  expect(await violations()).toEqual([]);
});
