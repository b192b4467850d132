import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
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

it('the colours follow the system until chosen, and the choice outlives a cleared local storage', async () => {
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
});

it('the dark colours are the same whether the system or the user chose them', () => {
  const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
  const colours = (selector: string) => {
    const block = css.slice(css.indexOf(`${selector} {`));
    return block
      .slice(block.indexOf('{') + 1, block.indexOf('}'))
      .trim()
      .split(/\s*\n\s*/);
  };
  const chosen = colours(':root[data-color-mode="dark"]');
  expect(chosen).toContain('color-scheme: dark;');
  expect(chosen).toEqual(colours(':root:not([data-color-mode="light"])'));
});
