export { FormSpy, useField, useForm, useFormState } from 'react-final-form';
export { AmountField, type AmountFieldProps } from './AmountField.tsx';
export { CellInput } from './CellInput.tsx';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { useIsDialogOpen } from './dialogContext.ts';
export { FieldRow, FormActions } from './FormActions.tsx';
export { amountFieldValue, formatAmountTyped, koboFromTyped } from './formatAmountTyped.ts';
export { fetchDialogs, Modal, type ModalProps } from './Modal.tsx';
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
export { TextField, type TextFieldProps } from './TextField.tsx';
export { validateBySchema } from './validateBySchema.ts';
