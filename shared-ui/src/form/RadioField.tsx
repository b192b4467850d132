import { Radio } from 'antd';
import { GroupFrame } from './FieldFrame.tsx';
import styles from './RadioField.module.css';
import { type Options, optionsOf } from './SelectField.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface RadioFieldProps<Value extends string | number | boolean> extends BoundFieldProps {
  options: Options<Value>;
  cards?: boolean;
}

export function RadioField<Value extends string | number | boolean>(props: RadioFieldProps<Value>) {
  const { value, change, control, error, ids } = useBoundField<Value>(props);
  return (
    <GroupFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      <div className={props.cards ? styles.cards : styles.row}>
        {optionsOf(props.options).map((option) => {
          const id = `${ids.control}-${option.value}`;
          return (
            <Radio
              key={id}
              className={props.cards ? styles.card : undefined}
              name={ids.control}
              value={String(option.value)}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              aria-labelledby={id}
              aria-describedby={option.hint && `${id}-hint`}
              onChange={() => change(option.value)}
              onFocus={control.onFocus}
              onBlur={control.onBlur}
            >
              <span id={id}>{option.label}</span>
              {option.hint && (
                <small id={`${id}-hint`} className={styles.hint}>
                  {option.hint}
                </small>
              )}
            </Radio>
          );
        })}
      </div>
    </GroupFrame>
  );
}
