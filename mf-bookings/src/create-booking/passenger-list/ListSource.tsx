import { useState } from 'react';
import { save } from 'shared-api/http';
import { listTemplate, readListFile } from 'shared-api/people-list';
import { readTable } from 'shared-api/table';
import { Banner, Button, FileButton, Icon, Inline, Stack } from 'shared-ui';
import { TextAreaField } from 'shared-ui/fields';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';

interface Props {
  onText: (text: string) => void;
  onClose: () => void;
}

interface Values {
  List?: string;
}

const nobody = 'Paste a list, or choose a file';
const isEmpty = (text: string) => readTable(text).rows.next().done === true;

export function ListSource({ onText, onClose }: Props) {
  const [fault, setFault] = useState<string>();
  async function choose(chosen: File) {
    const read = readListFile(new Uint8Array(await chosen.arrayBuffer()));
    if ('fault' in read) return setFault(read.fault);
    if (isEmpty(read.text)) return setFault('The file is empty');
    onText(read.text);
  }
  return (
    <PortalForm<Values>
      label="List of passengers"
      local
      validate={({ List = '' }) => (isEmpty(List) ? { List: nobody } : {})}
      onSubmit={({ List = '' }) => onText(List)}
    >
      <Stack space={4}>
        {fault && <Banner tone="error">{fault}</Banner>}
        <TextAreaField
          name="List"
          label="List"
          hint="Cells copied from a spreadsheet, one passenger a row: first name, last name, designation, gender, mobile number, wheelchair, special requirement. A first row with the names of the columns allows any order, and a reference, flight number, date and time for each."
          rows={6}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <Inline>
          <FileButton
            icon={<Icon name="upload" />}
            fileLabel="CSV file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onFile={choose}
          >
            Choose a CSV file
          </FileButton>
          <Button
            icon={<Icon name="download" />}
            onClick={() => save(new Blob([listTemplate], { type: 'text/csv' }), 'Passengers.csv')}
          >
            Template
          </Button>
        </Inline>
        <FormActions>
          <SubmitButton>Preview</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </Stack>
    </PortalForm>
  );
}
