import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ClientFile } from 'shared-api/accounts';
import { clientFileQuery } from 'shared-api/clients';
import { FileView } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';

interface DocumentViewProps {
  file: ClientFile;
  /** Is told when it has come. */
  onShown?: () => void;
}

export function DocumentView({ file, onShown }: DocumentViewProps) {
  const content = useQuery(clientFileQuery(file));
  const hasCome = content.isSuccess;
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (hasCome) tell();
  }, [hasCome]);
  return (
    <QueryState query={content} subject="The document">
      {(blob) => <FileView file={blob} name={file.name} />}
    </QueryState>
  );
}
