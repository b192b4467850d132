import { lazy, Suspense } from 'react';
import type { StepIndicatorProps } from './navigation/StepIndicator.tsx';
import type { TabsProps } from './navigation/Tabs.tsx';

const LazyTabs = lazy(async () => ({ default: (await import('./data/index.ts')).Tabs }));
const LazySteps = lazy(async () => ({ default: (await import('./form/index.ts')).StepIndicator }));

/** Where the remotes of the last release look for what stands in `shared-ui/data` now; goes with the next contract. */
export const Tabs = (props: TabsProps) => (
  <Suspense fallback={null}>
    <LazyTabs {...props} />
  </Suspense>
);

/** The same for what stands in `shared-ui/form`. */
export const StepIndicator = (props: StepIndicatorProps) => (
  <Suspense fallback={null}>
    <LazySteps {...props} />
  </Suspense>
);

/** What the same remotes know by another name. */
export { DateText as ShortDateText, MomentText as ClockText } from './text/DateText.tsx';
export { formatMoment as formatDeadline } from './text/formats.ts';
