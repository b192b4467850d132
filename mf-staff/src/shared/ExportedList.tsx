import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Download, exportRows } from 'shared-api';

/** An export of what a list shows, for an `ExportButton`. */
export function useRowsExport(what: Download) {
  const [received, setReceived] = useState(0);
  const { mutate, isPending } = useMutation(exportRows);
  return {
    received: isPending ? received : undefined,
    onExport: () => mutate({ what, onRows: setReceived }),
  };
}
