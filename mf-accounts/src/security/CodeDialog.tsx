import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from 'shared-ui/dialogs';
import { CodeField } from '../shared/CodeField.tsx';

export interface CodeValues {
  code?: string;
  reason?: string;
}

interface Props extends Omit<FormDialogProps<CodeValues>, 'onSubmit' | 'children'> {
  children?: ReactNode;
  by: 'app' | 'mail';
  onSubmit: (code: string, values: CodeValues) => Promise<unknown>;
}

export const CodeDialog = ({ by, validate, onSubmit, children, ...dialog }: Props) => (
  <FormDialog<CodeValues>
    width={480}
    {...dialog}
    validate={(values) => ({
      code: values.code?.trim() ? undefined : 'Enter the code',
      ...validate?.(values),
    })}
    onSubmit={(values) => onSubmit(values.code?.trim() ?? '', values)}
  >
    {children}
    <CodeField
      name="code"
      hint={
        by === 'app'
          ? 'Of your authenticator app, or a recovery code'
          : 'We have mailed it to you; it is valid for 15 minutes'
      }
    />
  </FormDialog>
);
