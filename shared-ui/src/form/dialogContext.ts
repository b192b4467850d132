import { createContext, useContext } from 'react';

/** Whether the content is in a dialog that has taken the focus. */
export const DialogContext = createContext(false);

export const useIsDialogOpen = (): boolean => useContext(DialogContext);
