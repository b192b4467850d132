/**
 * Returns a copy of the address's query. A parameter without a value is removed. A row that is open beside its
 * list is closed, because the changed list may not contain the row.
 */
export function withParams(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ peek: undefined, ...changes }))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}
