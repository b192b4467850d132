import { FileDropZone } from 'shared-ui/fields';
import { smallerPhotograph } from 'shared-ui/form';

interface DocumentsFieldProps {
  label: string;
  hint: string;
  required?: boolean;
}

export const DocumentsField = (props: DocumentsFieldProps) => (
  <FileDropZone {...props} name="Files" prepare={smallerPhotograph} />
);
