export { FormSpy, useField, useForm, useFormState } from 'react-final-form';
export { AmountField } from './AmountField.tsx';
export { CellInput } from './CellInput.tsx';
export { CheckboxField } from './CheckboxField.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { useIsDialogOpen } from './dialogContext.ts';
export { FieldRow, FormActions } from './FormActions.tsx';
export { amountFieldValue, formatAmountTyped, koboFromTyped } from './formatAmountTyped.ts';
export { fetchDialogs, Modal } from './Modal.tsx';
export { PasswordField } from './PasswordField.tsx';
export { PhoneField } from './PhoneField.tsx';
export { PortalForm, type PortalFormProps } from './PortalForm.tsx';
export {
  DateField,
  FileDropZone,
  RadioCards,
  RadioField,
  SelectField,
  SliderField,
  TimeField,
} from './releasedFields.ts';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
export { TextField } from './TextField.tsx';
