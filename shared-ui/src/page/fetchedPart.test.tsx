import { render, screen } from '@testing-library/react';
import { type ComponentType, useLayoutEffect } from 'react';
import { fetchAhead, fetchedPart } from './fetchedPart.tsx';

const Arrived = () => <p>Arrived</p>;

it('a part that was fetched ahead and arrives just as it is drawn is shown', async () => {
  let arrive: () => void = () => undefined;
  const loading = {
    // biome-ignore lint/suspicious/noThenProperty: a promise that is kept at the moment of the test's choice
    then(keep: (part: ComponentType) => unknown) {
      return new Promise((resolve) => {
        arrive = () => resolve(keep(Arrived));
      });
    },
  } as unknown as Promise<ComponentType>;
  const Part = fetchedPart(() => loading);
  void fetchAhead(Part);
  const BesidePart = () => {
    useLayoutEffect(arrive, []);
    return <Part pending={<p>On its way</p>} />;
  };
  render(<BesidePart />);
  expect(await screen.findByText('Arrived')).toBeVisible();
});
