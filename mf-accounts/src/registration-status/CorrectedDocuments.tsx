import type { RegistrationProgress } from 'shared-api/registration';
import { Button, RowList, Stack } from 'shared-ui';
import { useField } from 'shared-ui/form';
import { DocumentsField } from '../shared/DocumentsField.tsx';
import { idsOf, textOf } from './removedFiles.ts';

export function CorrectedDocuments({ documents }: Pick<RegistrationProgress, 'documents'>) {
  const { input } = useField<string | undefined>('Removed_Files', { subscription: { value: true } });
  const removed = idsOf(input.value);
  const toggle = (id: number) =>
    input.onChange(textOf(removed.includes(id) ? removed.filter((other) => other !== id) : [...removed, id]));
  return (
    <>
      <Stack component="section" space={2} aria-labelledby="earlier-documents">
        <h3 id="earlier-documents">Documents that you sent</h3>
        <RowList>
          {documents.map(({ id, name }) => {
            const goes = removed.includes(id);
            return (
              <li key={id}>
                <span>
                  {goes ? <s>{name}</s> : name}
                  {goes && <small> will be removed</small>}
                </span>
                <Button
                  size="small"
                  aria-label={`${goes ? 'Keep' : 'Remove'} ${name}`}
                  onClick={() => toggle(id)}
                >
                  {goes ? 'Keep' : 'Remove'}
                </Button>
              </li>
            );
          })}
        </RowList>
      </Stack>
      <DocumentsField
        label="New documents"
        hint="One of the same name takes the place of the earlier one. Either PDF or JPEG with the maximum size of 2MB, up to 10 files with those that stay."
      />
    </>
  );
}
