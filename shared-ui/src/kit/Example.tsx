import type { ReactNode } from 'react';
import { DialogButton } from '../dialogs/DialogButton.tsx';

export const opened = (dialog: (close: () => void) => ReactNode) => (
  <DialogButton dialog={dialog}>Open</DialogButton>
);

type Drawn<Interface> = {
  [Name in keyof Interface & string]: Name extends Capitalize<Name>
    ? [Extract<Interface[Name], (props: never) => unknown>] extends [never]
      ? never
      : Name
    : never;
}[keyof Interface & string];

/** Every component of a module needs an example, except the components in `Besides`. */
export type Examples<Interface, Besides = never> = Readonly<
  Record<Exclude<Drawn<Interface>, Besides>, ReactNode>
>;

export const options = [
  { value: 'los', label: 'Lagos' },
  { value: 'yol', label: 'Yola' },
];
