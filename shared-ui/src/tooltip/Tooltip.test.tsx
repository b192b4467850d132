import { screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Tooltip } from './Tooltip.tsx';

const show = () =>
  renderPortal(
    <Tooltip label="Needs of Ada" text="A guide dog">
      i
    </Tooltip>,
  );
const button = () => screen.getByRole('button', { name: 'Needs of Ada' });
const text = () => screen.findByRole('tooltip');
const isHidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

it('the text describes its button and shows on hover and on focus alone', async () => {
  const { user } = show();
  expect(button()).toHaveAccessibleDescription('A guide dog');
  await isHidden();
  await user.hover(button());
  expect(await text()).toHaveTextContent('A guide dog');
  await user.hover(await text());
  expect(await text()).toBeVisible();
  await user.unhover(await text());
  await isHidden();
  await user.tab();
  expect(await text()).toBeVisible();
});

it('Escape puts the text away, whether it was hovered or focused', async () => {
  const { user } = show();
  await user.hover(button());
  await text();
  await user.keyboard('{Escape}');
  await isHidden();
});
