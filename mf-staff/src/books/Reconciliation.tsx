import { useQuery } from '@tanstack/react-query';
import { clearingQuery, filesQuery } from 'shared-api/books';
import { can, useSession } from 'shared-api/http';
import { Inline, Stack, usePageParam } from 'shared-ui';
import { ListFrame } from 'shared-ui/data';
import { StaffTable } from '../shared/StaffTable.tsx';
import { ClearingFigures } from './ClearingFigures.tsx';
import { fileColumns } from './settlement/fileColumns.tsx';
import { OpenBooks } from './settlement/OpenBooks.tsx';
import { TakeInFile } from './settlement/TakeInFile.tsx';

function Actions() {
  const settles = useSession(({ user }) => can(user, 'books.settle'));
  const { data } = useQuery(clearingQuery);
  if (!settles) return null;
  return (
    <Inline>
      <TakeInFile />
      {data?.opened === null && <OpenBooks />}
    </Inline>
  );
}

/** What the gateway collected against what its files say that it paid out. */
export function Reconciliation() {
  const files = useQuery(filesQuery({ pageNumber: usePageParam() }));
  return (
    <Stack space={5}>
      <ClearingFigures />
      <ListFrame label="Settlement files" actions={<Actions />}>
        <StaffTable
          label="Settlement files"
          subject="The settlement files"
          query={files}
          columns={fileColumns}
          rowKey={({ id }) => id}
          empty="No settlement file was taken in yet"
        />
      </ListFrame>
    </Stack>
  );
}
