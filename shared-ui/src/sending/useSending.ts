import { useLayoutEffect, useRef, useState } from 'react';
import { isProblem } from '../query/problem.ts';

/**
 * A second start while a request is pending has no effect. After the reply a start needs a render first, so
 * that a dialog that closes on the reply cannot send twice.
 */
export function useSending(send: () => unknown) {
  const [state, setState] = useState({ sending: false });
  const busy = useRef(false);
  useLayoutEffect(() => {
    busy.current = state.sending;
  }, [state]);
  const start = async () => {
    if (busy.current) return;
    busy.current = true;
    setState({ sending: true });
    try {
      await send();
    } catch (failure) {
      if (!isProblem(failure)) reportError(failure);
    }
    setState({ sending: false });
  };
  return { sending: state.sending, start };
}
