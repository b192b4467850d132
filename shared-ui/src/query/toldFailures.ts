const told = new WeakSet<object>();

/** A notification has said it, or the session's end will: nobody else is to repeat it (G38). */
export function recordTold(failure: unknown): void {
  if (typeof failure === 'object' && failure !== null) told.add(failure);
}

export const wasTold = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && told.has(failure);
