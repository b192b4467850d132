import { fetchedPart } from './page/fetchedPart.tsx';

/** Where the remotes of the last release look for what stands in `shared-ui/tabs` now; goes with the next contract. */
export const Tabs = fetchedPart(async () => (await import('./navigation/Tabs.tsx')).Tabs);

/** The same for what stands in `shared-ui/fields`. */
export const StepIndicator = fetchedPart(async () => (await import('./fields/index.ts')).StepIndicator);

/** What the same remotes know by another name. */
export { DateText as ShortDateText, MomentText as ClockText } from './text/DateText.tsx';
export { formatMoment as formatDeadline } from './text/formats.ts';
