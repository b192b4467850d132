import type { ReactNode } from 'react';
import { useSettled } from '../form/useSettled.ts';

/** A button that moves during a press gets no click, so the children do not change before the release. */
export const StillWhilePressed = ({ children }: { children: ReactNode }): ReactNode => useSettled(children);
