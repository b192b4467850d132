import { screen } from '@testing-library/react';
import { PortalForm } from 'shared-ui/form';
import { renderPortal } from 'shared-ui/testing';
import { NewPasswordFields } from './NewPasswordFields.tsx';

test('the rules of a password are read with the field and ticked off while it is typed', async () => {
  const { user } = renderPortal(
    <PortalForm label="Sample" local onSubmit={() => undefined}>
      <NewPasswordFields />
    </PortalForm>,
  );
  const password = screen.getByLabelText(/^Password/);
  expect(password).toHaveAccessibleDescription(/^At least 6 characters, A digit/);
  const open = () => screen.queryAllByText('Not yet:').map(({ parentElement }) => parentElement?.textContent);
  expect(open()).toHaveLength(5);
  await user.type(password, 'Ab1');
  expect(open()).toEqual(['Not yet: At least 6 characters', 'Not yet: A special character']);
  await user.type(password, '!defg');
  expect(open()).toEqual([]);
  expect(screen.getAllByRole('img', { name: 'Met:' })).toHaveLength(5);
});
