import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { renderPortal } from '../testing/index.tsx';
import { SendButton } from './SendButton.tsx';

/** The call is answered only when the test calls `answer`. */
function aCall() {
  const answers: { done: () => void; refuse: () => void }[] = [];
  const problem = Object.assign(new Error('Refused'), { name: 'ApiProblem', status: 400, code: 'refused' });
  const send = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        answers.push({ done: resolve, refuse: () => reject(problem) });
      }),
  );
  return { send, answer: (how: 'done' | 'refuse') => act(async () => answers.shift()?.[how]()) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a button that sends', () => {
  it('sends once however often it is pressed before the answer, and again after it', async () => {
    const { send, answer } = aCall();
    renderPortal(<SendButton onSend={send}>Approve</SendButton>);
    press('Approve');
    press('Approve');
    expect(send).toHaveBeenCalledTimes(1);
    await answer('refuse');
    press('Approve');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends once when both presses come before anything could be drawn', () => {
    const { send } = aCall();
    renderPortal(<SendButton onSend={send}>Approve</SendButton>);
    act(() => {
      press('Approve');
      press('Approve');
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends nothing without a connection, and says why', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { send } = aCall();
    renderPortal(<SendButton onSend={send}>Approve</SendButton>);
    press('Approve');
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAccessibleDescription(/^You are offline/);
    jest.restoreAllMocks();
  });
});

describe('a question', () => {
  function Asking({ send }: { send: () => Promise<void> }) {
    const [open, setOpen] = useState(true);
    return (
      <ConfirmDialog
        title="Cancel?"
        open={open}
        confirm="Cancel booking"
        onConfirm={() => send().finally(() => setOpen(false))}
        onClose={() => setOpen(false)}
      >
        Sure?
      </ConfirmDialog>
    );
  }

  it('is confirmed once by a double click', async () => {
    const { send, answer } = aCall();
    const { user } = renderPortal(<Asking send={send} />);
    await user.dblClick(await screen.findByRole('button', { name: 'Cancel booking' }));
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Cancel booking' })).toHaveAttribute('aria-busy', 'true');
    await answer('done');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
