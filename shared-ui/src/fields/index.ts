export { type CheckedFiles, checkFiles, type FileProblem } from '../form/checkFiles.ts';
export { DateField, type DateFieldProps } from '../form/DateField.tsx';
export { FileDropZone } from '../form/FileDropZone.tsx';
export { RadioCards, RadioField, type RadioFieldProps } from '../form/RadioField.tsx';
export { type Option, type Options, SelectField, type SelectFieldProps } from '../form/SelectField.tsx';
export { SliderField, type SliderFieldProps } from '../form/SliderField.tsx';
export { TimeField } from '../form/TimeField.tsx';
export { StepIndicator, type StepIndicatorProps } from '../navigation/StepIndicator.tsx';
