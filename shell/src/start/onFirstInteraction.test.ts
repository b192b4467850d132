import { onFirstInteraction } from './onFirstInteraction.ts';

it('runs at the first touch or key, and once', () => {
  const run = jest.fn();
  onFirstInteraction(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledTimes(1);
});
