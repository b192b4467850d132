import { createContext, useContext } from 'react';
import { authority } from 'shared-api/authority';

/** The portal's present name, given by the shell: `<PortalName value={name}>`; the built-in one without it. */
export const PortalName = createContext<string>(authority.portal);

export const usePortalName = (): string => useContext(PortalName);
