import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { formatPhone, phoneNumber } from 'shared-api/wording';
import { FieldFrame } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

/** A number that is copied from the field must fit into other programs, so the field holds plain blanks. */
const withBlanks = (value: string | undefined) => formatPhone(value ?? '').replaceAll('\u00a0', ' ');

/** If the form's value is, for example, 08031234567, the field shows 0803 123 4567. */
export function PhoneField(props: BoundFieldProps & { autoComplete?: string }) {
  const { value, change, inputProps, error, ids, active } = useBoundField<string>(props);
  const [typed, setTyped] = useState('');
  return (
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      <Input
        {...inputProps}
        type="tel"
        inputMode="tel"
        autoComplete={props.autoComplete ?? 'tel-national'}
        value={active ? typed : withBlanks(value)}
        onFocus={() => {
          setTyped(withBlanks(value));
          inputProps.onFocus();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          change(phoneNumber(target.value) || undefined);
        }}
      />
    </FieldFrame>
  );
}
