import { FieldFrame } from './FieldFrame.tsx';
import styles from './SliderField.module.css';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface SliderFieldProps extends BoundFieldProps {
  min: number;
  max: number;
  step?: number;
  /** The value in words, such as 'Very Good'. */
  describe?: (value: number) => string;
}

export function SliderField({ min, max, step = 1, describe = String, ...props }: SliderFieldProps) {
  const { value = min, change, control, error, ids } = useBoundField<number>(props);
  return (
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      <div className={styles.slider}>
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={describe(value)}
          onChange={({ target }) => change(Number(target.value))}
        />
        <output htmlFor={ids.control} className={styles.value}>
          {describe(value)}
        </output>
      </div>
    </FieldFrame>
  );
}
