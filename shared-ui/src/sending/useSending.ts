import { useLayoutEffect, useRef, useState } from 'react';
import { isProblem } from '../query/problem.ts';

/**
 * Starting again while a request is pending has no effect. The next one can start only after a render, so that a dialog
 * which closes on the reply is gone by then. The call itself reports a failure.
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
