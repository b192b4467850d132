import { createContext, useContext } from 'react';

/** Whether a dialog is around, and has taken the focus. */
export const DialogContext = createContext(false);

/** From then on what is within the dialog may take the focus. */
export const useIsDialogOpen = (): boolean => useContext(DialogContext);
