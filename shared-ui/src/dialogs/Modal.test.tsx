import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { PortalForm } from '../form/PortalForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Modal } from './Modal.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Fund</Button>
      <Modal title="Fund wallet" open={open} onClose={() => setOpen(false)}>
        <p>Amount</p>
      </Modal>
    </>
  );
}

it('a modal is 418 px wide, named by its title, and closes on Escape [SHELL-29]', async () => {
  const { user } = renderPortal(<Page />);
  await user.click(screen.getByRole('button', { name: 'Fund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fund wallet' });
  expect(dialog).toHaveStyle({ width: '418px' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

function Steps() {
  const [step, setStep] = useState<'closed' | 'asked' | 'sent'>('closed');
  return (
    <>
      <Button onClick={() => setStep('asked')}>Fund</Button>
      <Modal title="Fund wallet" open={step !== 'closed'} onClose={() => setStep('closed')}>
        {step === 'asked' ? <Button onClick={() => setStep('sent')}>Send</Button> : <p>Invoice issued</p>}
      </Modal>
    </>
  );
}

it('gives the focus back to what opened it, also when what had it inside is gone', async () => {
  const { user } = renderPortal(<Steps />);
  await user.click(screen.getByRole('button', { name: 'Fund' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Invoice issued')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fund' })).toHaveFocus());
});

it('a confirmation names its action', async () => {
  const [confirm, close] = [jest.fn(), jest.fn()];
  const { user } = renderPortal(
    <ConfirmDialog
      title="Cancel booking?"
      open
      confirm="Cancel booking"
      danger
      onConfirm={confirm}
      onClose={close}
    >
      <p>This cannot be undone.</p>
    </ConfirmDialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(1);
});

const amountForm = (
  <PortalForm label="Fund wallet" onSubmit={() => undefined}>
    <TextField name="rrr" label="RRR" readOnly />
    <TextField name="amount" label="Amount" />
  </PortalForm>
);
const amount = () => screen.findByRole('textbox', { name: 'Amount' });

it('a dialog opens with the focus on the first field that can be filled, and is named by its title', async () => {
  renderPortal(
    <Modal title="Fund wallet" open onClose={jest.fn()}>
      {amountForm}
    </Modal>,
  );
  await waitFor(async () => expect(await amount()).toHaveFocus());
  expect(screen.getByRole('dialog', { name: 'Fund wallet' })).toContainElement(await amount());
});

it('a select is a first field too, though nothing can be typed into it', async () => {
  renderPortal(
    <Modal title="Ask for a payout" open onClose={jest.fn()}>
      <PortalForm onSubmit={jest.fn()}>
        <input role="combobox" aria-label="Bank" aria-expanded={false} readOnly />
        <TextField name="amount" label="Amount" />
      </PortalForm>
    </Modal>,
  );
  await waitFor(async () => expect(await screen.findByRole('combobox', { name: 'Bank' })).toHaveFocus());
});

it('a form that arrives after its dialog has the focus too', async () => {
  const Page = () => {
    const [arrived, setArrived] = useState(false);
    return (
      <Modal title="Fund wallet" open onClose={jest.fn()}>
        {arrived ? amountForm : <Button onClick={() => setArrived(true)}>Begin</Button>}
      </Modal>
    );
  };
  const { user } = renderPortal(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  await waitFor(async () => expect(await amount()).toHaveFocus());
});

it('a form of a page leaves the focus where it is', async () => {
  renderPortal(amountForm);
  expect(await amount()).not.toHaveFocus();
});
