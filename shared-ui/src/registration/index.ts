export { FileDropZone } from '../form/FileDropZone.tsx';
export { SliderField } from '../form/SliderField.tsx';
