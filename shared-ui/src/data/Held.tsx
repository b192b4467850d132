import type { ReactNode } from 'react';
import { useSettled } from '../form/useSettled.ts';

/** Stays as it is while something is pressed: what moves away from under a press gets no click. */
export const Held = ({ children }: { children: ReactNode }): ReactNode => useSettled(children);
