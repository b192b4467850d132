import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../calls/request.ts';
import { type Download, save } from './download.ts';

interface RowsExport {
  what: Download;
  onRows: (rows: number) => void;
}

const newline = '\n'.charCodeAt(0);
const quote = '"'.charCodeAt(0);

export function lineCounter(): (piece: Uint8Array) => number {
  let lines = 0;
  let quoted = false;
  return (piece) => {
    for (const byte of piece) {
      if (byte === quote) quoted = !quoted;
      else if (byte === newline && !quoted) lines += 1;
    }
    return lines;
  };
}

async function received(response: Response, onRows: RowsExport['onRows']): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const count = lineCounter();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces, { type: response.headers.get('Content-Type') ?? 'text/csv' });
    pieces.push(value);
    onRows(Math.max(count(value) - 1, 0));
  }
}

export const exportRows = mutationOptions({
  mutationFn: async ({ what: { endpoint, input, fileName }, onRows }: RowsExport) => {
    onRows(0);
    save(await received(await send(endpoint, input), onRows), fileName);
  },
  meta: { info: 'Downloading document', failure: 'Error downloading file' },
});

export function useListExport(exported: Download, total: number | undefined) {
  const [rows, setRows] = useState(0);
  const { mutate, isPending } = useMutation(exportRows);
  const start = { label: 'Export', onSelect: () => mutate({ what: exported, onRows: setRows }) };
  return { menu: total === 0 || isPending ? [] : [start], received: isPending ? rows : undefined };
}
