import { screen } from '@testing-library/react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Result } from './Result.tsx';

jest.mock('./DrawnResult.tsx', () => {
  throw new Error('offline');
});

it('a result whose picture cannot be fetched says the same in words', async () => {
  renderPortal(
    <Result
      tone="success"
      title="Email verified successfully!"
      text="Your email has been verified."
      actions={<a href="/login">Log in</a>}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'Email verified successfully!' })).toBeVisible();
  expect(screen.getByText('Your email has been verified.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
});
