import type { ReactNode } from 'react';
import { formatRrr } from 'shared-api/money';
import { Banner, MomentText, Money } from 'shared-ui';
import { DataTable } from 'shared-ui/data';
import { useFormState } from 'shared-ui/form';
import {
  type BeginningOfFile,
  headingsOf,
  isReadable,
  type MappingValues,
  newProfile,
  previewOf,
} from './mapping.ts';

type Values = MappingValues & { profileId: number };

interface PreviewProps {
  beginning: BeginningOfFile;
  profiles: readonly (MappingValues & { id: number })[];
  children: (headings: readonly string[]) => ReactNode;
}

function Preview({ beginning, values }: { beginning: BeginningOfFile; values: MappingValues }) {
  const { lines, notes } = previewOf(beginning, values);
  const wrong = lines.find((line) => !isReadable(line));
  return (
    <>
      <DataTable
        label="The first lines, as they are read"
        columns={[
          { key: 'rrr', title: 'RRR', rowScope: 'row', nowrap: true, render: (_, { rrr }) => formatRrr(rrr) },
          {
            key: 'gross',
            title: 'Amount',
            align: 'end',
            render: (_, { grossKobo }) => <Money kobo={grossKobo} />,
          },
          { key: 'fee', title: 'Fee', align: 'end', render: (_, { feeKobo }) => <Money kobo={feeKobo} /> },
          {
            key: 'paid',
            title: 'Paid at',
            render: (_, { paidAt }) => (paidAt ? <MomentText at={paidAt} /> : '–'),
          },
        ]}
        dataSource={lines.filter(isReadable)}
        rowKey={({ number }) => number}
        empty="No line can be read"
      />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {wrong && !isReadable(wrong) && (
        <Banner tone="error" live="polite">
          Line {wrong.number}, column {wrong.column}: {wrong.problem}
        </Banner>
      )}
    </>
  );
}

export function MappingPreview({ beginning, profiles, children }: PreviewProps) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const known = profiles.find(({ id }) => id === values.profileId);
  const isNew = values.profileId === newProfile;
  const mapping = known ?? values;
  return (
    <>
      {isNew && children(headingsOf(beginning, values))}
      {(known || (values.rrr && values.amount)) && <Preview beginning={beginning} values={mapping} />}
    </>
  );
}
