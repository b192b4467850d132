import { Slider } from 'antd';
import { useRef } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './SliderField.module.css';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface SliderFieldProps extends BoundFieldProps {
  min: number;
  max: number;
}

/** The handle starts at `min`, but the field has no value until the user moves or presses the handle. */
export function SliderField({ min, max, ...props }: SliderFieldProps) {
  const { value, change, control, error, ids } = useBoundField<number>(props);
  const { name: _, 'aria-required': ariaRequired, onFocus, onBlur, ...attributes } = control;
  const text = value === undefined ? 'Not rated' : String(value);
  const box = useRef<HTMLDivElement>(null);
  // antd's handle accepts no id, no description and no `aria-invalid`, so the attributes are set in the DOM.
  const markHandle = () => {
    const handle = box.current?.querySelector('[role=slider]');
    for (const [attribute, said] of Object.entries(attributes)) {
      if (said === undefined) handle?.removeAttribute(attribute);
      else handle?.setAttribute(attribute, String(said));
    }
  };
  return (
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      <div ref={box} className={styles.slider}>
        <Slider
          ref={markHandle}
          min={min}
          max={max}
          value={value ?? min}
          onChange={change}
          onChangeComplete={change}
          onFocus={onFocus}
          onBlur={onBlur}
          tooltip={{ open: false }}
          ariaLabelForHandle={props.label}
          ariaRequired={ariaRequired ?? false}
          ariaValueTextFormatterForHandle={() => text}
        />
        <span className={styles.value}>{text}</span>
      </div>
    </FieldFrame>
  );
}
