import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Download, exportRows } from 'shared-api';
import { ExportButton, ListFrame } from 'shared-ui/data';

interface ExportedListProps {
  label: string;
  filters: ReactNode;
  /** All that the list shows with its filters. */
  exported: Download;
  /** How many rows that is, where it is known. */
  total: number | undefined;
  /** What can be done with the chosen rows. */
  chosen?: ReactNode;
  children: ReactNode;
}

/** A list of the desk beneath its filters and its export. */
export function ExportedList({ exported, total, ...frame }: ExportedListProps) {
  const [received, setReceived] = useState(0);
  const { mutate, isPending } = useMutation(exportRows);
  return (
    <ListFrame
      {...frame}
      actions={
        <ExportButton
          received={isPending ? received : undefined}
          total={total}
          onExport={() => mutate({ what: exported, onRows: setReceived })}
        />
      }
    />
  );
}
