export { DateField } from '../form/DateField.tsx';
export { RadioField } from '../form/RadioField.tsx';
export { type Option, SelectField } from '../form/SelectField.tsx';
export { TextAreaField } from '../form/TextAreaField.tsx';
export { TimeField } from '../form/TimeField.tsx';
export { type Stage, StageList, StepIndicator } from '../navigation/StepIndicator.tsx';
export { SelectInput } from '../select/SelectInput.tsx';
