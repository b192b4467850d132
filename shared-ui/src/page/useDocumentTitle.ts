import { useEffect } from 'react';
import { usePortalName } from './portalName.ts';

export function useDocumentTitle(title: string) {
  const portal = usePortalName();
  useEffect(() => {
    document.title = title ? `${title} - ${portal}` : portal;
  }, [title, portal]);
}
