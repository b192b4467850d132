import { useLayoutEffect, useRef, useState } from 'react';
import { isProblem } from '../query/problem.ts';

/**
 * `start` does nothing while a request is pending, and until the component has rendered after the reply.
 * Otherwise a dialog that closes on the reply could send twice.
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
