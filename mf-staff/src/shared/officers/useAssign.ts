import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskBooking } from 'shared-api/bookings';
import { mutationOf } from 'shared-api/http';
import { type AssignedRow, assignOfficer } from 'shared-api/roster';
import { countOf } from '../deskWords.ts';

const noteOf = ({ id, name, outcome, why }: AssignedRow): string[] =>
  why || outcome === 'failed' ? [`${name ?? `Booking ${id}`}: ${why ?? 'Try it again'}`] : [];

function summaryOf(rows: readonly AssignedRow[], isRelease: boolean): string {
  const done = rows.filter(({ outcome }) => outcome === 'assigned');
  const [first] = done;
  if (!first) return '';
  const what = countOf(done.length, 'booking');
  return isRelease ? `${what} released` : `${what} assigned to ${first.officer?.name ?? ''}`;
}

/**
 * Each row of the request names the officer that the user saw, so that a colleague's later choice is not
 * overwritten.
 */
export function useAssign() {
  const { mutateAsync } = useMutation(mutationOf(assignOfficer));
  const [told, setTold] = useState<readonly string[]>([]);
  const assign = async (bookings: readonly DeskBooking[], officerId: number | null) => {
    const Rows = bookings.map(({ id, officer }) => ({ Id: id, From: officer?.id ?? null }));
    const { data: rows } = await mutateAsync({ body: { Rows, officerId } });
    setTold([summaryOf(rows, officerId === null), ...rows.flatMap(noteOf)].filter(Boolean));
  };
  return { assign, told };
}
