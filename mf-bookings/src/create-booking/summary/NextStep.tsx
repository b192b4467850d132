import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);

export const NextStepPlace = Place.Provider;

/** The button belongs to a form elsewhere on the page but is rendered beside the price. */
export function NextStep({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
