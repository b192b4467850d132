import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import {
  fileQuery,
  linesQuery,
  lineViews,
  listBookOfficers,
  postFile,
  type SettlementFile,
} from 'shared-api/books';
import { queryOf, useCan, useSession } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { countOf } from 'shared-api/wording';
import { Banner, links, MomentText, PageHeader, Stack, useBreadcrumbs } from 'shared-ui';
import { FilterBar, FilterSelect, ListViews, type ParamField, param, useListParams } from 'shared-ui/data';
import { DialogButton } from 'shared-ui/dialogs';
import { ConfirmCall } from '../../shared/CallDialog.tsx';
import { QueryState } from '../../shared/QueryState.tsx';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { ClearingFigures } from '../ClearingFigures.tsx';
import { lineColumns } from './lineColumns.tsx';
import { lineViewText } from './lineText.ts';

function PostMatched({ file }: { file: SettlementFile }) {
  const settles = useCan('books.settle');
  const { matched } = file.counts;
  if (!settles || matched === 0) return null;
  return (
    <DialogButton
      variant="primary"
      dialog={(close) => (
        <ConfirmCall
          title="Post all matched lines?"
          confirm={matched === 1 ? 'Post the line' : `Post ${matched} lines`}
          call={postFile}
          input={{ params: { id: file.id } }}
          onClose={close}
        >
          <p>
            What was open for {matched === 1 ? 'its payment' : 'their payments'} counts as arrived in the
            bank, at once. No wallet changes.
          </p>
        </ConfirmCall>
      )}
    >
      Post matched ({matched})
    </DialogButton>
  );
}

const person: ParamField<string> = {
  parse: (text) => (/^(me|nobody|[1-9]\d{0,14})$/.test(text) ? text : undefined),
};
const fields = { state: param.oneOf(lineViews), assigned: person };

function AssignedFilter() {
  const { data: officers = [] } = useQuery(queryOf(listBookOfficers, {}));
  const ownId = useSession(({ user }) => user?.id);
  const others = officers.filter(({ id }) => id !== ownId);
  return (
    <FilterSelect
      label="Assigned to"
      param="assigned"
      all="Anybody"
      options={[
        { value: 'me', label: 'Me' },
        { value: 'nobody', label: 'Nobody' },
        ...others.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}

function Lines({ file }: { file: SettlementFile }) {
  const { page, values, chosen, clear } = useListParams(fields);
  const { state, assigned } = values;
  const lines = useQuery(linesQuery(file, { ...values, pageNumber: page }));
  const views = lineViews
    .filter((view) => file.counts[view] > 0 || view === state)
    .map((view) => ({
      label: lineViewText[view].label,
      filters: { state: view },
      count: file.counts[view],
    }));
  return (
    <StaffTable
      label="Lines"
      query={lines}
      columns={lineColumns}
      rowKey={({ id }) => id}
      empty={assigned ? 'No line is assigned like this' : 'No line is in this state'}
      views={
        <ListViews
          label="Lines by state"
          views={[
            { label: 'All', filters: {}, count: file.lines },
            ...(file.mine > 0 || assigned === 'me'
              ? [{ label: 'Mine', filters: { assigned: 'me' }, count: file.mine }]
              : []),
            ...views,
          ]}
        />
      }
      filters={
        <FilterBar label="Filter lines" chosen={chosen} onClear={clear}>
          <AssignedFilter />
        </FilterBar>
      }
    />
  );
}

const Lead = ({ file }: { file: SettlementFile }) => (
  <>
    {countOf(file.lines, 'line')}, {formatNaira(koboOf(file.gross))}
    {file.fee !== 0 && `, fees ${formatNaira(koboOf(file.fee))}`}. {file.uploadedBy},{' '}
    <MomentText at={file.dateCreated} />, read as {file.profile}
  </>
);

export function FilePage() {
  const file = useQuery(fileQuery(Number(useParams().id)));
  useBreadcrumbs(file.data && [{ label: 'Books', to: links.books() }, { label: file.data.name }]);
  return (
    <Stack space={5}>
      <PageHeader
        title={file.data ? file.data.name : 'Settlement file'}
        documentTitle="Settlement file"
        lead={file.data && <Lead file={file.data} />}
        actions={file.data?.read && <PostMatched file={file.data} />}
      />
      <ClearingFigures />
      <QueryState query={file} subject="The settlement file">
        {(data) =>
          data.read ? (
            <Lines file={data} />
          ) : (
            <Banner tone="info" live="polite">
              The lines are held against the payments. This page shows them as soon as that is done.
            </Banner>
          )
        }
      </QueryState>
    </Stack>
  );
}
