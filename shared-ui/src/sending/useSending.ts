import { useLayoutEffect, useRef, useState } from 'react';
import { isProblem } from '../query/problem.ts';

/**
 * Sends one thing at a time: pressed again before it is answered, it does nothing. It is free again only with the render
 * that follows the answer, so that a dialog which closes is gone before. A failure has been shown by its call.
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
