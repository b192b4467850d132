import { FieldFrame } from './FieldFrame.tsx';
import styles from './SliderField.module.css';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

const choosing = ['ArrowLeft', 'ArrowDown', 'Home', 'PageDown', ' '];

export interface SliderFieldProps extends BoundFieldProps {
  min: number;
  max: number;
  step?: number;
  /** The value in words, such as 'Very Good'. */
  describe?: (value: number) => string;
}

/** It stands at `min` and has no value until somebody moves it, or presses it where it stands. */
export function SliderField({ min, max, step = 1, describe = String, ...props }: SliderFieldProps) {
  const { value, change, control, error, ids } = useBoundField<number>(props);
  const text = value === undefined ? 'Not rated' : describe(value);
  return (
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      <div className={styles.slider}>
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value ?? min}
          aria-valuetext={text}
          onChange={({ target }) => change(Number(target.value))}
          onPointerUp={({ currentTarget }) => change(Number(currentTarget.value))}
          onKeyUp={({ key, currentTarget }) => {
            if (choosing.includes(key)) change(Number(currentTarget.value));
          }}
        />
        <output htmlFor={ids.control} className={styles.value}>
          {text}
        </output>
      </div>
    </FieldFrame>
  );
}
