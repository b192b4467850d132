import { useEffect } from 'react';
import { portalSettings } from 'shared-api/rules';

const PORTAL = portalSettings.authority.portal;

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} - ${PORTAL}` : PORTAL;
  }, [title]);
}
