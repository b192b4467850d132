import { useEffect, useRef } from 'react';
import { CodeField } from '../shared/CodeField.tsx';

/** Comes up after the password was right, and takes the focus: it is the one thing left to type. */
export function SecondFactorField() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <CodeField />
    </div>
  );
}
