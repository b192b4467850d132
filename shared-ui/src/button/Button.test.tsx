import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { FileButton } from './FileButton.tsx';
import { LinkButton } from './LinkButton.tsx';

it('a button that is not ready keeps the focus, says why and does nothing', async () => {
  const click = jest.fn();
  const { user } = renderPortal(
    <Button explainDisabled="Add a passenger first" onClick={click}>
      Continue
    </Button>,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Add a passenger first');
  await user.click(button);
  expect(click).not.toHaveBeenCalled();
});

it('a reason is shown on hover, or beneath the button', () => {
  renderPortal(
    <>
      <Button explainDisabled="This is the first document">Back</Button>
      <Button explainDisabled="Add a passenger first" reasonBeneath>
        Continue
      </Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('title', 'This is the first document');
  expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('title');
  expect(screen.getByText('Add a passenger first')).toHaveClass('reason');
});

it('a loading button is not clicked twice', async () => {
  const click = jest.fn();
  const { user } = renderPortal(
    <Button loading onClick={click}>
      Confirm
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: /Confirm/ }));
  expect(click).not.toHaveBeenCalled();
});

it('a link button is a link that is followed without a reload', async () => {
  const { user, location } = renderPortal(<LinkButton to="/app/services">All Services</LinkButton>);
  await user.click(screen.getByRole('link', { name: 'All Services' }));
  expect(location()).toBe('/app/services');
});

it('a button that copies says so until its text changes, and says when the page has no clipboard', async () => {
  function Twice() {
    const [text, setText] = useState('first');
    return (
      <>
        <CopyButton text={text} />
        <Button onClick={() => setText('second')}>Next</Button>
      </>
    );
  }
  const { user } = renderPortal(<Twice />);
  const none = jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Not copied: the browser does not permit it')).toBeVisible();
  none.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('first');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

it('a file that cannot be read is told of', async () => {
  const onFile = () => Promise.reject(new DOMException('The file was moved', 'NotReadableError'));
  const { user } = renderPortal(
    <FileButton fileLabel="List" accept="text/csv" onFile={onFile}>
      Choose a file
    </FileButton>,
  );
  await user.upload(screen.getByLabelText('List'), new File(['a'], 'list.csv', { type: 'text/csv' }));
  expect(await screen.findByText('The file could not be read. Please choose it again')).toBeVisible();
});
