import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './StepIndicator.module.css';

/** `current` counts from 1; beyond the last step all are done. */
export function StepIndicator({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps} aria-label="Progress">
      {steps.map((step, index) => {
        const number = index + 1;
        const state = number < current ? 'done' : number === current ? 'now' : 'ahead';
        return (
          <li
            key={step}
            className={`${styles.step} ${styles[state]}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {state === 'done' ? <Icon name="check" size="1em" label="Completed:" /> : number}
            </span>
            <span className={styles.label}>{step}</span>
            {state === 'now' && <VisuallyHidden>, current step</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
