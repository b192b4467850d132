import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Slot, SlotsProvider } from 'shared-ui';
import { makeRemote } from '../testing/makeRegistry.ts';
import { loadRemote } from './loadRemote.ts';
import { slotsOf } from './slots.tsx';

jest.mock('./loadRemote.ts', () => ({ loadRemote: jest.fn() }));
const load = jest.mocked(loadRemote);
const failing = new Error('The remote is away');
const registry = { 'mf-purse': makeRemote('mf-purse', { slots: ['wallet.panel'] }) };

const show = (remotes = registry) =>
  render(
    <MemoryRouter>
      <SlotsProvider slots={slotsOf(remotes)}>
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
    load.mockResolvedValue({ contract: 1, name: 'mf-purse', routes: [], slots: { 'wallet.panel': fill } });
    show();
    expect(await screen.findByText('Balance at the bottom')).toBeVisible();
    expect(load).toHaveBeenLastCalledWith('mf-purse');
  });

  it('shows what is pending from the first moment until it has come', async () => {
    const Panel = () => <p>The wallet</p>;
    let arrive = () => {};
    load.mockReturnValue(
      new Promise((resolve) => {
        const slots = { 'wallet.panel': async () => ({ default: Panel }) };
        arrive = () => resolve({ contract: 1, name: 'mf-slow', routes: [], slots });
      }),
    );
    const slow = { 'mf-slow': makeRemote('mf-slow', { slots: ['wallet.panel'] }) };
    render(
      <SlotsProvider slots={slotsOf(slow)}>
        <Slot name="wallet.panel" placement="bottom" pending={<p>Loading</p>} />
      </SlotsProvider>,
    );
    expect(screen.getByText('Loading')).toBeVisible();
    arrive();
    expect(await screen.findByText('The wallet')).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('is filled by the remote that says so in the registry, and by nobody where none does', () => {
    show({ 'mf-purse': makeRemote('mf-purse') });
    expect(screen.getByText('No wallet now')).toBeVisible();
  });

  it('keeps its component when the registry is read again', () => {
    expect(slotsOf({ ...registry })['wallet.panel']).toBe(slotsOf(registry)['wallet.panel']);
  });
});
