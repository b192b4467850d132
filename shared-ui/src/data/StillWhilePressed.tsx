import type { ReactNode } from 'react';
import { useSettled } from '../form/useSettled.ts';

/** Does not change while the pointer is pressed: an element that moves away during a press gets no click. */
export const StillWhilePressed = ({ children }: { children: ReactNode }): ReactNode => useSettled(children);
