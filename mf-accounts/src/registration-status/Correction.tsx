import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UploadProgress } from 'shared-api/http';
import {
  correctionForms,
  correctRegistrationMutation,
  type RegistrationProgress,
} from 'shared-api/registration';
import { Stack } from 'shared-ui';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { UploadList } from '../shared/UploadList.tsx';
import { CorrectedFields } from './CorrectedFields.tsx';
import { type CorrectionValues, correctionOf } from './correctionOf.ts';
import { documentsError } from './removedFiles.ts';

interface CorrectionProps {
  registration: RegistrationProgress;
  code: string;
}

export function Correction({ registration, code }: CorrectionProps) {
  const [progress, setProgress] = useState<UploadProgress>();
  const { mutateAsync } = useMutation(correctRegistrationMutation);
  const { kind, details, documents } = registration;
  const sent = Object.entries(details ?? {}).filter(([, value]) => value !== null);
  return (
    <section aria-labelledby="correct">
      <Stack space={4}>
        <h2 id="correct">Correct your registration</h2>
        <PortalForm<CorrectionValues>
          label="Correct your registration"
          schema={correctionForms[kind]}
          initialValues={Object.fromEntries(sent)}
          validate={(values) => (kind === 'Corporate' ? { Files: documentsError(documents, values) } : {})}
          onSubmit={(values) => mutateAsync(correctionOf(code, kind, values, setProgress))}
        >
          <CorrectedFields kind={kind} documents={documents} />
          <UploadList progress={progress} />
          <FormActions>
            <SubmitButton disabledWhile="invalid">Send again</SubmitButton>
          </FormActions>
        </PortalForm>
      </Stack>
    </section>
  );
}
