import { createContext, useContext } from 'react';
import { authority } from 'shared-api/authority';

export const PortalName = createContext<string>(authority.portal);

export const usePortalName = (): string => useContext(PortalName);
