export { DateField } from '../form/DateField.tsx';
export { FileDropZone } from '../form/FileDropZone.tsx';
export { RadioCards, RadioField } from '../form/RadioField.tsx';
export { type Option, type Options, SelectField } from '../form/SelectField.tsx';
export { SliderField } from '../form/SliderField.tsx';
export { TimeField } from '../form/TimeField.tsx';
export { type Stage, StageList, StepIndicator } from '../navigation/StepIndicator.tsx';
