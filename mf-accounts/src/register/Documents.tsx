import { useEffect, useRef } from 'react';
import type { UploadProgress } from 'shared-api/http';
import { BackButton } from 'shared-ui';
import { FormActions, SubmitButton } from 'shared-ui/form';
import { DocumentsField } from '../shared/DocumentsField.tsx';
import { UploadList } from '../shared/UploadList.tsx';
import styles from './CorporateSteps.module.css';

interface DocumentsProps {
  progress: UploadProgress | undefined;
  onBack: () => void;
}

export function Documents({ progress, onBack }: DocumentsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.step}>
      <div>
        <BackButton step={2} onBack={onBack} />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        Documents
      </h2>
      <DocumentsField
        label="Upload documents"
        required
        hint="File upload is mandatory. Either PDF or JPEG with the maximum size of 2MB. Up to 10 files; larger photographs are made smaller here."
      />
      <UploadList progress={progress} />
      <FormActions>
        <SubmitButton>Complete registration</SubmitButton>
      </FormActions>
    </div>
  );
}
