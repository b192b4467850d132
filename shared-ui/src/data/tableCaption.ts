import { listPageSize } from 'shared-api/lists';

export function tableCaption(
  page: number,
  shown: number,
  total: number | undefined,
  { pageSize = listPageSize, atLeast = false } = {},
): string {
  const first = shown === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = shown === 0 ? 0 : first + shown - 1;
  if (total === undefined) return `Showing ${first} to ${last}`;
  const of = atLeast ? `more than ${total}` : total;
  return `Showing ${first} to ${last} of ${of} ${total === 1 ? 'entry' : 'entries'}`;
}
