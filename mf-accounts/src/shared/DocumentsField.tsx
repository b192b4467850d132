import { FileDropZone } from 'shared-ui/fields';
import { smallerPhotograph } from 'shared-ui/form';

interface DocumentsFieldProps {
  label: string;
  hint: string;
  required?: boolean;
}

/** Large photographs are made smaller before they are checked. */
export const DocumentsField = (props: DocumentsFieldProps) => (
  <FileDropZone {...props} name="Files" prepare={smallerPhotograph} />
);
