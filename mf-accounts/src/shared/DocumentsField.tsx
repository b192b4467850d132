import { smallerPhotograph } from 'shared-ui/form';
import { FileDropZone } from 'shared-ui/registration';

interface DocumentsFieldProps {
  label: string;
  hint: string;
  required?: boolean;
}

export const DocumentsField = (props: DocumentsFieldProps) => (
  <FileDropZone {...props} name="Files" prepare={smallerPhotograph} />
);
