import { useMutation } from '@tanstack/react-query';
import { download, downloadDocument, mutationOf } from 'shared-api/http';
import { type Breach, breachDocument, publishNotice, reportBreach } from 'shared-api/privacy';
import { TextField } from 'shared-ui/form';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { type RowAction, RowActions } from '../../shared/RowActions.tsx';
import { BreachDialog } from './BreachDialog.tsx';
import { WriteToAffected } from './WriteToAffected.tsx';

interface DialogProps {
  breach: Breach;
  onClose: () => void;
}

function Report({ breach, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(reportBreach));
  return (
    <FormDialog<{ number: string }>
      title="Record the report"
      schema={reportBreach.body}
      submit="Record report"
      onSubmit={(body) => mutateAsync({ params: { id: breach.id }, body })}
      onClose={onClose}
    >
      <p>The number that the Commission gave the report stops the clock.</p>
      <TextField name="number" label="Number of the report" required />
    </FormDialog>
  );
}

function Publish({ breach, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(publishNotice));
  return (
    <FormDialog<{ text: string }>
      title="Publish a notice"
      schema={publishNotice.body}
      submit="Publish notice"
      onSubmit={(body) => mutateAsync({ params: { id: breach.id }, body })}
      onClose={onClose}
    >
      <p>For people whom no letter reaches. Everybody reads it on the page about privacy, and it stays.</p>
      <TextField name="text" label="Notice" rows={6} required />
    </FormDialog>
  );
}

export function BreachActions({ breach }: { breach: Breach }) {
  const { mutate } = useMutation(downloadDocument);
  const report: RowAction = {
    label: 'Record report',
    short: 'Report',
    primary: true,
    dialog: (onClose) => <Report breach={breach} onClose={onClose} />,
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
          dialog: (onClose) => <Publish breach={breach} onClose={onClose} />,
        },
        {
          label: 'Print for the Commission',
          onSelect: () =>
            mutate(download(breachDocument, { params: { id: breach.id } }, `Breach ${breach.id}.pdf`)),
        },
      ]}
    />
  );
}
