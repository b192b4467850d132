import { fetchedPart } from '../page/fetchedPart.tsx';

const fields = () => import('../fields/index.ts');

/** Where the remotes of the last release look for what stands in `shared-ui/fields` now; goes with the next contract. */
export const DateField = fetchedPart(async () => (await fields()).DateField);
export const FileDropZone = fetchedPart(async () => (await fields()).FileDropZone);
export const RadioCards = fetchedPart(async () => (await fields()).RadioCards);
export const RadioField = fetchedPart(async () => (await fields()).RadioField);
export const SelectField = fetchedPart(async () => (await fields()).SelectField);
export const SliderField = fetchedPart(async () => (await fields()).SliderField);
export const TimeField = fetchedPart(async () => (await fields()).TimeField);
