import { createContext, useContext } from 'react';

/** The value is true inside a dialog that has taken the focus. */
export const DialogContext = createContext(false);

export const useIsDialogOpen = (): boolean => useContext(DialogContext);
