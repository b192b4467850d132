import { screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderPortal } from 'shared-ui/testing';
import { RegistrationSuccessPage } from './RegistrationSuccessPage.tsx';
import { successfulRegistration } from './useRegistered.ts';

const path = '/registration-success';

function Register() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(path, { state: successfulRegistration('family') })}>
      Register
    </button>
  );
}

test('without a registration before it the page leads to / [REG-68]', () => {
  const { location } = renderPortal(<RegistrationSuccessPage />, { route: path, path });
  expect(location()).toBe('/');
});

test('after a registration it thanks, says what happens next and shows one completed step [REG-67] [REG-69] [REG-70] [REG-71]', async () => {
  const { user } = renderPortal(<Register />, {
    path: '/',
    routes: [{ path, element: <RegistrationSuccessPage /> }],
  });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('heading', { name: 'Thanks for registering!' })).toHaveFocus();
  expect(
    screen.getByText(
      "Your registration is currently in review. We'll get back to you soon. Kindly check your email for next procedures.",
    ),
  ).toBeVisible();
  const next = within(screen.getByRole('list', { name: 'What happens next' })).getAllByRole('listitem');
  expect(next.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('verify'),
    expect.stringContaining('registration fee of ₦20,000.00'),
    expect.stringContaining('review'),
    expect.stringContaining('Log in'),
  ]);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Create account');
  expect(screen.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
  expect(within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')).toHaveLength(1);
});
