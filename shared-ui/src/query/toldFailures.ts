const told = new WeakSet<object>();

/** A recorded failure has been reported to the user and must not be reported again. */
export function recordTold(failure: unknown): void {
  if (typeof failure === 'object' && failure !== null) told.add(failure);
}

export const wasTold = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && told.has(failure);
