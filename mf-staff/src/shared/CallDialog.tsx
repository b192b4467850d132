import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { BodyOf, Endpoint } from 'shared-api/contract';
import { mutationOf } from 'shared-api/http';
import { ConfirmDialog, FormDialog, type FormDialogProps } from 'shared-ui/dialogs';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';

type Sent<E extends Endpoint> = Parameters<NonNullable<ReturnType<typeof mutationOf<E>>['mutationFn']>>[0];

interface CallDialogProps<E extends Endpoint, Values extends object>
  extends Omit<FormDialogProps<Values>, 'initialValues' | 'onSubmit'> {
  call: E;
  initialValues?: Partial<NoInfer<Values>>;
  input: (values: Values) => Sent<E>;
}

export function CallDialog<E extends Endpoint, Values extends object = NonNullable<BodyOf<E>> & object>({
  call,
  input,
  ...dialog
}: CallDialogProps<E, Values>) {
  const { mutateAsync } = useMutation(mutationOf(call));
  const schema = call.body as FormDialogProps<Values>['schema'];
  return <FormDialog<Values> schema={schema} {...dialog} onSubmit={(values) => mutateAsync(input(values))} />;
}

interface ReasonCallProps<E extends Endpoint> extends Omit<ReasonDialogProps, 'onGiven'> {
  call: E;
  input: (reason: string) => Sent<E>;
}

export function ReasonCall<E extends Endpoint>({ call, input, ...dialog }: ReasonCallProps<E>) {
  const { mutateAsync } = useMutation(mutationOf(call));
  return <ReasonDialog {...dialog} onGiven={(reason) => mutateAsync(input(reason))} />;
}

interface ConfirmCallProps<E extends Endpoint>
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm'> {
  call: E;
  input: Sent<E>;
}

/** A refusal closes the dialog too: somebody else may have been faster. */
export function ConfirmCall<E extends Endpoint>({ call, input, ...dialog }: ConfirmCallProps<E>) {
  const { mutateAsync } = useMutation({ ...mutationOf(call), onSettled: dialog.onClose });
  return <ConfirmDialog {...dialog} open onConfirm={() => mutateAsync(input)} />;
}
