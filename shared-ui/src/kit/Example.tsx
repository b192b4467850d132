import { type ReactNode, useState } from 'react';
import { Button } from '../index.ts';

export function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

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
