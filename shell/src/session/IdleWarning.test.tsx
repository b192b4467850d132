import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestAt, session } from 'shared-api/http';
import { PortalTheme } from 'shared-ui';
import { makeUser } from '../testing/makeUser.ts';
import { IdleWarning } from './IdleWarning.tsx';
import { useIdle } from './idle.ts';

describe('the warning before the session ends', () => {
  it('has the focus, so that one key keeps the session, and gives the focus back afterwards', async () => {
    localStorage.clear();
    session.signIn('t', makeUser());
    globalThis.fetch = jest.fn(
      async () => new Response(JSON.stringify({ data: makeUser() }), { status: 200 }),
    );
    render(
      <PortalTheme withoutStyles>
        <QueryClientProvider client={new QueryClient()}>
          <input aria-label="Flight number" />
          <IdleWarning />
        </QueryClientProvider>
      </PortalTheme>,
    );
    screen.getByRole('textbox').focus();
    act(() => useIdle.setState({ warned: true }));
    expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(lastRequestAt()).toBeGreaterThan(0);
    act(() => useIdle.setState({ warned: false }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
