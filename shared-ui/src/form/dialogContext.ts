import { createContext } from 'react';

/** Whether a dialog is around, and has taken the focus. */
export const DialogContext = createContext(false);
