import { render, screen } from '@testing-library/react';
import { Camera } from './Camera.tsx';

afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

it('a camera whose picture cannot be shown is switched off, and the page says to type', async () => {
  const track = { stop: jest.fn() };
  const mediaDevices = { getUserMedia: async () => ({ getTracks: () => [track] }) };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('Not allowed'));
  render(<Camera onCode={() => undefined} />);
  expect(await screen.findByText(/Type the short code/)).toBeVisible();
  expect(track.stop).toHaveBeenCalledTimes(1);
});
