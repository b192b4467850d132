import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  createProfile,
  dateFormats,
  decimalSigns,
  encodings,
  listProfiles,
  separators,
  uploadFile,
} from 'shared-api/books';
import { ApiProblem, mutationOf, queryOf } from 'shared-api/http';
import { Banner, Drawer, FileButton, Icon, links, Stack } from 'shared-ui';
import { SelectField } from 'shared-ui/fields';
import { DialogForm, FieldRow, type PortalFormProps, TextField } from 'shared-ui/form';
import { QueryState } from '../../shared/QueryState.tsx';
import { MappingPreview } from './MappingPreview.tsx';
import {
  type BeginningOfFile,
  beginningOf,
  type MappingValues,
  mappingOf,
  newProfile,
  problemsOf,
} from './mapping.ts';

/** If the same file was uploaded earlier, the error contains the id of the earlier upload. */
function knownFile(thrown: unknown): number | undefined {
  if (!(thrown instanceof ApiProblem) || thrown.code !== 'file_known') return undefined;
  const { id } = thrown.data as { id?: unknown };
  return typeof id === 'number' ? id : undefined;
}

const separatorTexts = { ',': 'Comma', ';': 'Semicolon', '|': 'Vertical bar', tab: 'Tab' } as const;
const encodingTexts = { 'utf-8': 'UTF-8', 'windows-1252': 'Windows (Western)' } as const;
const decimalTexts = { '.': '1,234.50', ',': '1.234,50' } as const;

const columnLabels = {
  rrr: 'RRR',
  amount: 'Amount paid',
  fee: 'Fee that was kept',
  paid: 'Paid at',
  settled: 'Paid out at',
  reference: 'Bank reference',
} as const;
const neededColumns = ['rrr', 'amount'];

const withTexts = <Value extends string>(values: readonly Value[], texts: Record<Value, string>) =>
  values.map((value) => ({ value, label: texts[value] }));

function MappingFields({ headings }: { headings: readonly string[] }) {
  return (
    <>
      <TextField name="name" label="Name of the profile" hint="Such as Remita, daily file" required />
      <FieldRow>
        <SelectField
          name="separator"
          label="Between columns"
          options={withTexts(separators, separatorTexts)}
        />
        <SelectField
          name="encoding"
          label="Character encoding"
          options={withTexts(encodings, encodingTexts)}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="decimalSign"
          label="Amounts look like"
          options={withTexts(decimalSigns, decimalTexts)}
        />
        <SelectField name="dateFormat" label="Dates look like" options={dateFormats} />
      </FieldRow>
      {Object.entries(columnLabels).map(([part, label]) => (
        <SelectField
          key={part}
          name={part}
          label={label}
          placeholder="SELECT A COLUMN"
          required={neededColumns.includes(part)}
          options={[
            ...(neededColumns.includes(part) ? [] : [{ value: '', label: 'Not in the file' }]),
            ...headings.map((heading) => ({ value: heading, label: heading })),
          ]}
        />
      ))}
    </>
  );
}

type UploadValues = MappingValues & { profileId: number };

interface FormProps {
  beginning: BeginningOfFile;
  profiles: readonly (MappingValues & { id: number; name: string })[];
  onKnown: (id: number) => void;
  onClose: () => void;
}

function UploadForm({ beginning, profiles, onKnown, onClose }: FormProps) {
  const { mutateAsync: create } = useMutation(mutationOf(createProfile));
  const { mutateAsync: takeIn } = useMutation(mutationOf(uploadFile));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const store = async (values: UploadValues) => {
    const { data } = await create({ body: mappingOf(values) });
    queryClient.setQueryData(queryOf(listProfiles, {}).queryKey, (all = []) => [...all, data]);
    return data.id;
  };
  const submit: PortalFormProps<UploadValues>['onSubmit'] = async (values, form) => {
    const profileId = values.profileId === newProfile ? await store(values) : values.profileId;
    // A new profile is stored by now. After a failed upload it must be used again, because its name is taken.
    form.change('profileId', profileId);
    try {
      const { data } = await takeIn({ body: { profileId }, files: [beginning.file] });
      void navigate(links.settlementFile(data.id));
    } catch (thrown) {
      const known = knownFile(thrown);
      if (known === undefined) throw thrown;
      onKnown(known);
    }
  };
  return (
    <DialogForm<UploadValues>
      title="Upload settlement file"
      submit="Upload"
      initialValues={{
        separator: beginning.separator,
        encoding: 'utf-8',
        decimalSign: '.',
        dateFormat: 'YYYY-MM-DD',
        profileId: profiles[0]?.id ?? newProfile,
      }}
      validate={problemsOf}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <strong>{beginning.file.name}</strong>
      </p>
      <SelectField
        name="profileId"
        label="Read as"
        options={[
          ...profiles.map(({ id, name }) => ({ value: id, label: name })),
          { value: newProfile, label: 'Another kind of file: choose its columns' },
        ]}
        required
      />
      <MappingPreview beginning={beginning} profiles={profiles}>
        {(headings) => <MappingFields headings={headings} />}
      </MappingPreview>
    </DialogForm>
  );
}

function Known({ id }: { id: number }) {
  return (
    <Banner tone="warning" title="This file was uploaded before" live="assertive">
      Nothing was posted again. <Link to={links.settlementFile(id)}>Open the file as it stands</Link>
    </Banner>
  );
}

export function TakeInFile() {
  const [beginning, setBeginning] = useState<BeginningOfFile>();
  const [known, setKnown] = useState<number>();
  const [fault, setFault] = useState<string>();
  const profiles = useQuery(queryOf(listProfiles, {}));
  const close = () => setBeginning(undefined);
  const choose = async (file: File) => {
    setKnown(undefined);
    setFault(undefined);
    const found = await beginningOf(file);
    if ('problem' in found) setFault(`${file.name}: ${found.problem}`);
    else setBeginning(found);
  };
  return (
    <Stack space={3}>
      <FileButton
        variant="primary"
        icon={<Icon name="upload" />}
        fileLabel="Settlement file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFile={choose}
      >
        Upload settlement file
      </FileButton>
      {fault && (
        <Banner tone="error" live="assertive">
          {fault}
        </Banner>
      )}
      {known !== undefined && <Known id={known} />}
      {beginning && (
        <Drawer title="Upload settlement file" placement="right" typing onClose={close}>
          <QueryState query={profiles} subject="The profiles">
            {(data) => (
              <UploadForm
                beginning={beginning}
                profiles={data.map(({ columns, ...profile }) => ({ ...profile, ...columns }))}
                onKnown={setKnown}
                onClose={close}
              />
            )}
          </QueryState>
        </Drawer>
      )}
    </Stack>
  );
}
