import { createContext, useContext } from 'react';
import { portalSettings } from 'shared-api/values';

/** The portal's present name, given by the shell: `<PortalName value={name}>`; the built-in one without it. */
export const PortalName = createContext<string>(portalSettings.authority.portal);

export const usePortalName = (): string => useContext(PortalName);
