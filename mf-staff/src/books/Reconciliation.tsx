import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { listFiles, openLists, readClearing } from 'shared-api/books';
import { listOf, queryOf, useCan } from 'shared-api/http';
import { Inline, links, Stack, usePageParam } from 'shared-ui';
import { ListFrame, type ListView, ListViews, QueryTable } from 'shared-ui/data';
import { ClearingFigures } from './ClearingFigures.tsx';
import { fileColumns } from './settlement/fileColumns.tsx';
import { OpenBooks } from './settlement/OpenBooks.tsx';
import { OpenLines } from './settlement/OpenLines.tsx';
import { TakeInFile } from './settlement/TakeInFile.tsx';

function Actions() {
  const settles = useCan('books.settle');
  const { data } = useQuery(queryOf(readClearing, {}));
  if (!settles) return null;
  return (
    <Inline>
      <TakeInFile />
      {data?.openingProposed && (
        <Link to={links.books({ tab: 'decisions' })}>Opening waits for somebody else</Link>
      )}
      {data?.opened === null && !data.openingProposed && <OpenBooks />}
    </Inline>
  );
}

/** Without the parameter `tab` in the URL, the page shows Reconciliation. */
const viewsOf = (address: URLSearchParams): ListView[] => [
  { label: 'Files', filters: address.has('tab') ? { tab: 'reconciliation' } : {} },
  { label: 'Lines to resolve', filters: { tab: 'reconciliation', lines: 'unresolved' } },
  { label: 'Lines in suspense', filters: { tab: 'reconciliation', lines: 'suspense' } },
];

function Files() {
  const files = useQuery(listOf(listFiles, { query: { pageNumber: usePageParam() } }));
  return (
    <QueryTable
      worklist
      label="Settlement files"
      query={files}
      columns={fileColumns}
      rowKey={({ id }) => id}
      empty="No settlement file yet"
    />
  );
}

export function Reconciliation() {
  const [address] = useSearchParams();
  const list = openLists.find((each) => each === address.get('lines'));
  return (
    <Stack space={5}>
      <ClearingFigures />
      <ListFrame
        label="Settlement files"
        views={<ListViews label="Files and their lines" views={viewsOf(address)} />}
        actions={<Actions />}
      >
        {list ? <OpenLines list={list} /> : <Files />}
      </ListFrame>
    </Stack>
  );
}
