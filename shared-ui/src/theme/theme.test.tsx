import { act, screen } from '@testing-library/react';
import { Button } from '../button/Button.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
import { useColorMode } from './useColorMode.ts';

function Switch() {
  const { choice, mode, choose } = useColorMode();
  return (
    <>
      <p>{`${choice}: ${mode}`}</p>
      <Button onClick={() => choose('dark')}>Dark</Button>
      <Button onClick={() => choose('system')}>As the system</Button>
    </>
  );
}

it('the colours follow the system until chosen; the choice alone outlives a cleared local storage [AUTH-16]', async () => {
  const { user } = renderPortal(<Switch />);
  expect(screen.getByText('system: light')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-color-mode');
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByText('dark: dark')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-color-mode', 'dark');
  localStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('colorMode')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'As the system' }));
  expect(document.documentElement).not.toHaveAttribute('data-color-mode');
  localStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect({ ...localStorage }).toEqual({ colorMode: 'system' });
});

it('the colours chosen in another tab count here too, and are not overwritten when this tab is left', async () => {
  const { user } = renderPortal(<Switch />);
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  localStorage.setItem('colorMode', 'light');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: 'light' })));
  expect(screen.getByText('light: light')).toBeVisible();
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('colorMode')).toBe('light');
});

it('a Logout in another tab takes no colours from this one [AUTH-16]', async () => {
  const { user } = renderPortal(<Switch />);
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: null })));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByText('dark: dark')).toBeVisible();
});

it('a page is printed light, whatever is chosen', async () => {
  const before = window.matchMedia;
  const print = Object.assign(new EventTarget(), { matches: false });
  const others = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = ((query: string) => (query === 'print' ? print : others)) as typeof before;
  const { user } = renderPortal(<Switch />);
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  const turn = (matches: boolean) =>
    act(() => {
      print.matches = matches;
      print.dispatchEvent(new Event('change'));
    });
  turn(true);
  expect(screen.getByText('dark: light')).toBeVisible();
  turn(false);
  expect(screen.getByText('dark: dark')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'As the system' }));
  window.matchMedia = before;
});
