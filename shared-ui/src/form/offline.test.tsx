import { act, screen } from '@testing-library/react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { renderPortal } from '../testing/index.tsx';
import { PortalForm } from './PortalForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

const reason = 'You are offline: nothing can be sent until the connection is back';
const connection = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

const form = (onSubmit: () => void, local?: boolean) => (
  <PortalForm label="Sample" onSubmit={onSubmit} local={local}>
    <TextField name="name" label="Name" />
    <SubmitButton>Send</SubmitButton>
  </PortalForm>
);
const button = () => screen.getByRole('button', { name: 'Send' });

it('a form sends nothing without a connection, says why, and sends once it is back', async () => {
  const onSubmit = jest.fn();
  const { user } = renderPortal(form(onSubmit));
  connection(false);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveAccessibleDescription(reason);
  await user.type(screen.getByLabelText('Name'), 'Alfa{Enter}');
  expect(await screen.findByRole('region', { name: 'Form errors' })).toHaveTextContent(reason);
  expect(onSubmit).not.toHaveBeenCalled();
  connection(true);
  expect(button()).not.toHaveAttribute('aria-disabled');
  await user.click(button());
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Alfa' }, expect.anything());
});

it('a form that sends nothing works without a connection', async () => {
  const onSubmit = jest.fn();
  const { user } = renderPortal(form(onSubmit, true));
  connection(false);
  await user.click(button());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('what is asked for once more cannot be confirmed without a connection', async () => {
  const onConfirm = jest.fn();
  const { user } = renderPortal(
    <ConfirmDialog title="Cancel?" open confirm="Cancel booking" onConfirm={onConfirm} onClose={() => {}}>
      Sure?
    </ConfirmDialog>,
  );
  connection(false);
  const confirm = await screen.findByRole('button', { name: 'Cancel booking' });
  expect(confirm).toHaveAccessibleDescription(reason);
  await user.click(confirm);
  expect(onConfirm).not.toHaveBeenCalled();
});
