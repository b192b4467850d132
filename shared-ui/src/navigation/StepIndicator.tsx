import { Steps } from 'antd';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './StepIndicator.module.css';

const states = { done: 'finish', now: 'process', ahead: 'wait' } as const;

/** antd draws boxes alone; a screen reader gets a list. */
const list = { role: 'list', 'aria-label': 'Progress' };

export interface StepIndicatorProps {
  steps: readonly string[];
  current: number;
}

/** `current` counts from 1; beyond the last step all are done. */
export function StepIndicator({ steps, current }: StepIndicatorProps) {
  return (
    <Steps
      {...list}
      className={styles.steps}
      responsive={false}
      current={current - 1}
      items={steps.map((step, index) => {
        const number = index + 1;
        const state = number < current ? 'done' : number === current ? 'now' : 'ahead';
        return {
          role: 'listitem',
          'aria-current': state === 'now' ? 'step' : undefined,
          status: states[state],
          title: (
            <>
              {state === 'done' && <VisuallyHidden>Completed: </VisuallyHidden>}
              {step}
              {state === 'now' && <VisuallyHidden>, current step</VisuallyHidden>}
            </>
          ),
        };
      })}
    />
  );
}
