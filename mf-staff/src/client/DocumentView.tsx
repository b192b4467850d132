import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ClientFile } from 'shared-api/accounts';
import { clientFileQuery } from 'shared-api/clients';
import { keys } from 'shared-api/http';
import { FileView } from 'shared-ui/details';
import { QueryState } from '../shared/QueryState.tsx';

/** The client's details tell which documents staff have opened, so they are fetched again after an opening. */
export function DocumentView({ file }: { file: ClientFile }) {
  const queryClient = useQueryClient();
  const content = useQuery(clientFileQuery(file));
  const hasCome = content.isSuccess;
  const tellOpened = useEffectEvent(() => {
    if (!file.opened) void queryClient.invalidateQueries({ queryKey: [...keys.clients, 'details'] });
  });
  useEffect(() => {
    if (hasCome) tellOpened();
  }, [hasCome]);
  return (
    <QueryState query={content} subject="The document">
      {(blob) => <FileView file={blob} name={file.name} />}
    </QueryState>
  );
}
