import { Steps } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './StepIndicator.module.css';

const states = { done: 'finish', now: 'process', later: 'wait', refused: 'error' } as const;

const icons = { done: 'check', now: 'clock', later: 'more', refused: 'cross' } as const;

/** antd renders plain boxes; the attributes make a list for screen readers. */
const list = { role: 'list', 'aria-label': 'Progress' };

export interface StepIndicatorProps {
  steps: readonly string[];
  current: number;
}

/** `current` counts from 1; a number beyond the last step means that all steps are done. */
export function StepIndicator({ steps, current }: StepIndicatorProps) {
  return (
    <Steps
      {...list}
      className={styles.steps}
      responsive={false}
      current={current - 1}
      items={steps.map((step, index) => {
        const number = index + 1;
        const state = number < current ? 'done' : number === current ? 'now' : 'later';
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

export interface Stage {
  name: string;
  state: keyof typeof states;
  text: ReactNode;
}

export const StageList = ({ stages }: { stages: readonly Stage[] }) => (
  <Steps
    {...list}
    orientation="vertical"
    current={-1}
    items={stages.map(({ name, state, text }) => ({
      role: 'listitem',
      status: states[state],
      icon: <Icon name={icons[state]} size="1.25rem" />,
      title: <strong>{name}</strong>,
      content: text,
    }))}
  />
);
