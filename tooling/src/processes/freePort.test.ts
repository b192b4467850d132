import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort, portFrom } from './freePort.ts';

let told: jest.SpyInstance;
beforeEach(() => {
  told = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => told.mockRestore());

it('a wanted port that is free is taken without a word', async () => {
  const port = await freePort();
  expect(await portFrom(port)).toBe(port);
  expect(told).not.toHaveBeenCalled();
});

it.each(['127.0.0.1', '::1'])(
  'a port that another program has at %s is replaced by a free one',
  async (host) => {
    const port = await freePort();
    const server = createServer().listen(port, host);
    await once(server, 'listening');
    const other = await portFrom(port);
    expect(other).toBeGreaterThan(port);
    expect(told).toHaveBeenCalledWith(`Port ${port} is taken by another program; ${other} takes its place.`);
    server.close();
  },
);

it.each(['abc', '0', '70000', ''])('what is no port is refused: "%s"', async (wanted) => {
  await expect(portFrom(wanted)).rejects.toThrow('A port is a number between 1 and 65535, not');
});
