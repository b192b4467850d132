import { useEffect } from 'react';

const PORTAL = 'Airport Protocol Services';

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} - ${PORTAL}` : PORTAL;
  }, [title]);
}
