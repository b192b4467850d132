import type { ReactNode } from 'react';
import { chartExamples, dataExamples, detailExamples, tabExamples } from './dataExamples.tsx';
import { eagerExamples } from './eagerExamples.tsx';
import { dialogExamples, fieldExamples, formExamples, registrationExamples } from './formExamples.tsx';

export const examples: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  'shared-ui': eagerExamples,
  'shared-ui/form': formExamples,
  'shared-ui/dialogs': dialogExamples,
  'shared-ui/fields': fieldExamples,
  'shared-ui/registration': registrationExamples,
  'shared-ui/data': dataExamples,
  'shared-ui/details': detailExamples,
  'shared-ui/tabs': tabExamples,
  'shared-ui/charts': chartExamples,
};
