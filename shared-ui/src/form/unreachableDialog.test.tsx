import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Modal } from './Modal.tsx';

jest.mock('./OpenModal.tsx', () => {
  throw new Error('Nothing answers');
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(true)}>
        Fund
      </Button>
      <Modal title="Fund wallet" open={open} onClose={() => setOpen(false)}>
        <p>Amount</p>
      </Modal>
    </>
  );
}

it('a dialog whose code cannot be fetched says so and counts as closed; the page stays', async () => {
  const { user } = renderPortal(<Page />);
  const button = screen.getByRole('button', { name: 'Fund' });
  await user.click(button);
  expect(await screen.findByText('“Fund wallet” could not be opened')).toBeVisible();
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
});
