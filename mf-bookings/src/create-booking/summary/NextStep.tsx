import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);

export const NextStepPlace = Place.Provider;

/** The one next button stands beside the price, whichever form it belongs to. */
export function NextStep({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
