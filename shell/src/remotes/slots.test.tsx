import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Slot, SlotsProvider } from 'shared-ui';
import { loadRemote } from './loadRemote.ts';
import { slots } from './slots.tsx';

jest.mock('./loadRemote.ts', () => ({ loadRemote: jest.fn() }));
const load = jest.mocked(loadRemote);
const failing = new Error('The remote is away');

const show = () =>
  render(
    <MemoryRouter>
      <SlotsProvider slots={slots}>
        <Slot name="wallet.panel" placement="bottom" fallback={<p>No wallet now</p>} />
      </SlotsProvider>
    </MemoryRouter>,
  );

describe('a slot', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it('leaves its fall-back where the remote cannot be loaded, and asks again when shown again', async () => {
    load.mockRejectedValueOnce(failing);
    const { unmount } = show();
    expect(await screen.findByText('No wallet now')).toBeVisible();
    unmount();

    const Panel = ({ placement }: { placement: string }) => <p>Balance at the {placement}</p>;
    const fill = async () => ({ default: Panel });
    load.mockResolvedValue({ contract: 1, name: 'mf-wallet', routes: [], slots: { 'wallet.panel': fill } });
    show();
    expect(await screen.findByText('Balance at the bottom')).toBeVisible();
    expect(load).toHaveBeenLastCalledWith('mf-wallet');
  });
});
