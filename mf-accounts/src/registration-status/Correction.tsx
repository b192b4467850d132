import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from 'shared-api/contract';
import type { UploadProgress } from 'shared-api/http';
import {
  type correctCorporate,
  type correctGovernment,
  type correctIndividual,
  correctionForms,
  correctRegistrationMutation,
  type RegistrationProgress,
} from 'shared-api/registration';
import { Stack } from 'shared-ui';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { UploadList } from '../shared/UploadList.tsx';
import { CorrectedFields } from './CorrectedFields.tsx';
import { documentsError } from './removedFiles.ts';

/** The type combines all kinds of clients; the form's schema has checked the fields of one kind only. */
type CorrectionValues = BodyOf<typeof correctCorporate> &
  BodyOf<typeof correctGovernment> &
  BodyOf<typeof correctIndividual> & { Files?: readonly File[] };

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
          onSubmit={({ Files = [], ...body }) =>
            mutateAsync(
              kind === 'Corporate'
                ? { code, kind, body, files: Files, onProgress: setProgress }
                : { code, kind, body },
            )
          }
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
