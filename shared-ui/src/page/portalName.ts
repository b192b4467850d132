import { createContext, useContext } from 'react';
import { authority } from 'shared-api/authority';

/** The portal's current name, provided by the shell; the built-in name by default. */
export const PortalName = createContext<string>(authority.portal);

export const usePortalName = (): string => useContext(PortalName);
