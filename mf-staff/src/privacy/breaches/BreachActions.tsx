import { useMutation } from '@tanstack/react-query';
import { download, downloadDocument } from 'shared-api/http';
import { type Breach, breachDocument, publishNotice, reportBreach } from 'shared-api/privacy';
import { TextAreaField } from 'shared-ui/fields';
import { TextField } from 'shared-ui/form';
import { CallDialog } from '../../shared/CallDialog.tsx';
import { type RowAction, RowActions } from '../../shared/RowActions.tsx';
import { BreachDialog } from './BreachDialog.tsx';
import { WriteToAffected } from './WriteToAffected.tsx';

export function BreachActions({ breach }: { breach: Breach }) {
  const { id } = breach;
  const { mutate } = useMutation(downloadDocument);
  const report: RowAction = {
    label: 'Record report',
    short: 'Report',
    primary: true,
    dialog: (onClose) => (
      <CallDialog
        title="Record the report"
        submit="Record report"
        call={reportBreach}
        input={(body) => ({ params: { id }, body })}
        onClose={onClose}
      >
        <p>The number that the Commission gave the report stops the clock.</p>
        <TextField name="number" label="Number of the report" required />
      </CallDialog>
    ),
  };
  return (
    <RowActions
      subject={breach.what}
      usual={breach.reportNumber === null && report}
      more={[
        { label: 'Change', dialog: (onClose) => <BreachDialog breach={breach} onClose={onClose} /> },
        {
          label: 'Write to affected accounts',
          dialog: (onClose) => <WriteToAffected breach={breach} onClose={onClose} />,
        },
        breach.notice === null && {
          label: 'Publish a notice',
          dialog: (onClose) => (
            <CallDialog
              title="Publish a notice"
              submit="Publish notice"
              call={publishNotice}
              input={(body) => ({ params: { id }, body })}
              onClose={onClose}
            >
              <p>
                For people whom no letter reaches. Everybody reads it on the page about privacy, and it stays.
              </p>
              <TextAreaField name="text" label="Notice" rows={6} required />
            </CallDialog>
          ),
        },
        {
          label: 'Print for the Commission',
          onSelect: () => mutate(download(breachDocument, { params: { id } }, `Breach ${id}.pdf`)),
        },
      ]}
    />
  );
}
