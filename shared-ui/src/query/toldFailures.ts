const told = new WeakSet<object>();

/** A notification, or the end of the session, tells the user about this failure; nothing repeats it (G38). */
export function recordTold(failure: unknown): void {
  if (typeof failure === 'object' && failure !== null) told.add(failure);
}

export const wasTold = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && told.has(failure);
