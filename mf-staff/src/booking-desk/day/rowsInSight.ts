const rowOf = (id: number) => document.getElementById(`booking-${id}`);

/** The portal's bar and the desk's bar cover this height of the window. */
const barsPx = 112;

export const isInSight = ({ id }: { id: number }): boolean => {
  const { top = barsPx, bottom = 0 } = rowOf(id)?.getBoundingClientRect() ?? {};
  return top >= barsPx && bottom <= innerHeight;
};

export function bringInSight(id: number): void {
  const row = rowOf(id);
  row?.querySelector('button')?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}
