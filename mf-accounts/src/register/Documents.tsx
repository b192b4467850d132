import { useEffect, useRef } from 'react';
import type { UploadProgress } from 'shared-api/http';
import { Stack, VisuallyHidden } from 'shared-ui';
import { FormActions, SubmitButton } from 'shared-ui/form';
import { DocumentsField } from '../shared/DocumentsField.tsx';
import { UploadList } from '../shared/UploadList.tsx';

interface DocumentsProps {
  progress: UploadProgress | undefined;
  onBack: () => void;
}

export function Documents({ progress, onBack }: DocumentsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack space={5}>
      <div>
        {/* The heading is for screen readers; the steps and the field's label already show the same text. */}
        <VisuallyHidden>
          <h2 ref={heading} tabIndex={-1}>
            Documents
          </h2>
        </VisuallyHidden>
        <DocumentsField
          label="Upload documents"
          required
          hint="Such as the certificate of incorporation and the status report. File upload is mandatory. Either PDF or JPEG with the maximum size of 2MB. Up to 10 files; larger photographs are made smaller here."
        />
      </div>
      <UploadList progress={progress} />
      <FormActions onCancel={onBack} cancel="Back">
        <SubmitButton>Complete registration</SubmitButton>
      </FormActions>
    </Stack>
  );
}
