import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);

export const NextStepPlace = Place.Provider;

/** Renders the next button beside the price, although it belongs to a form elsewhere. */
export function NextStep({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
