import { FileDropZone } from 'shared-ui/fields';
import { smallerPhotograph } from './smallerPhotograph.ts';

interface DocumentsFieldProps {
  label: string;
  hint: string;
  required?: boolean;
}

/** Large photographs are made smaller before they are checked. */
export const DocumentsField = (props: DocumentsFieldProps) => (
  <FileDropZone {...props} name="Files" prepare={smallerPhotograph} />
);
