import { screen } from '@testing-library/react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Tooltip } from './Tooltip.tsx';

const open = () =>
  renderPortal(
    <Tooltip label="Needs of Ada" text="A guide dog">
      i
    </Tooltip>,
  );
const button = () => screen.getByRole('button', { name: 'Needs of Ada' });
const text = () => screen.getByText('A guide dog');

it('the text describes its button and shows on hover and on focus alone', async () => {
  const { user } = open();
  expect(button()).toHaveAccessibleDescription('A guide dog');
  expect(text()).not.toBeVisible();
  await user.hover(button());
  expect(text()).toBeVisible();
  await user.hover(text());
  expect(text()).toBeVisible();
  await user.unhover(text());
  expect(text()).not.toBeVisible();
  await user.tab();
  expect(text()).toBeVisible();
});

it('Escape puts the text away, whether it was hovered or focused', async () => {
  const { user } = open();
  await user.hover(button());
  await user.keyboard('{Escape}');
  expect(text()).not.toBeVisible();
});
