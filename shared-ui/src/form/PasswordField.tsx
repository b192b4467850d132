import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './PasswordField.module.css';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

interface PasswordFieldProps extends BoundFieldProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { value, change, inputProps, error, ids } = useBoundField<string>(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      <Input
        {...inputProps}
        type={shown ? 'text' : 'password'}
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value ?? ''}
        onChange={(event) => change(event.target.value || undefined)}
        suffix={
          <IconButton
            className={styles.reveal}
            aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
            aria-controls={ids.control}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </IconButton>
        }
      />
    </FieldFrame>
  );
}
