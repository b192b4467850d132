import { lagosDate } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { filled, publishText, textValues } from 'shared-api/terms';
import { WrittenText } from 'shared-ui';
import { DateField, SelectField, TextAreaField } from 'shared-ui/fields';
import { TextField, useField } from 'shared-ui/form';
import { CallDialog } from '../../shared/CallDialog.tsx';
import { kindOptions } from './textWords.ts';

function Preview() {
  const text = useField<string | undefined>('text', { subscription: { value: true } }).input.value;
  const settings = usePublicSettings();
  if (!text) return null;
  return (
    <section aria-label="Preview">
      <WrittenText text={filled(text, settings)} />
    </section>
  );
}

export const PublishText = ({ onClose }: { onClose: () => void }) => (
  <CallDialog
    title="Publish a text"
    submit="Publish"
    call={publishText}
    input={(body) => ({ body })}
    onClose={onClose}
  >
    <SelectField name="kind" label="Text" placeholder="SELECT A TEXT" options={kindOptions} required />
    <TextAreaField
      name="text"
      label="Wording"
      rows={12}
      maxLength={50_000}
      hint={`A blank line parts paragraphs; "# " begins a heading, "- " a line of a list. Values of the settings: ${textValues.map((name) => `{${name}}`).join(', ')}`}
      required
    />
    <TextField
      name="approvedBy"
      label="Approved by"
      hint="Whoever answers for the wording"
      maxLength={100}
      required
    />
    <DateField
      name="validFrom"
      label="Valid from"
      hint="Without a day it holds at once"
      min={lagosDate(serverNow())}
    />
    <Preview />
  </CallDialog>
);
