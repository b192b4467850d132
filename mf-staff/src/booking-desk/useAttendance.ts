import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { DeskBooking, Passenger } from 'shared-api/bookings';
import {
  type AttendanceKind,
  type AttendanceMark,
  type AttendanceState,
  markAttendanceMutation,
  newNonce,
} from 'shared-api/desk';
import { ApiProblem, keys, serverNow, session } from 'shared-api/http';
import { isRefused } from './unsentMarks.ts';

/** What became of the last mark of a passenger that was made here. */
export type MarkProgress = { kind: AttendanceKind; state: 'sending' | 'stored' } | { notRecorded: string };

export interface DayAttendance {
  progress: ReadonlyMap<number, MarkProgress>;
  /** An undo names the mark that each of the passengers has now. */
  mark: (passengers: readonly Passenger[], kind: AttendanceKind) => void;
}

const lostReply = 'No answer came. Press again: it is stored once';

/** Shows a mark in the day at once; the day that is read again says the same. */
const withMark = (passenger: Passenger, { nonce, kind }: AttendanceMark): Passenger => {
  const at = serverNow().toISOString();
  const before = passenger.attendance;
  return {
    ...passenger,
    attendance: {
      state: kind as AttendanceState,
      at,
      doubtful: false,
      metAt: before?.metAt ?? (kind === 'not_found' ? null : at),
      by: session.get().user?.firstName ?? '',
      nonce,
      own: true,
    },
  };
};

/** Marks passengers at once, one request for all of a press; what got no answer is sent again under its own nonce. */
export function useAttendance(): DayAttendance {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(markAttendanceMutation);
  const [progress, setProgress] = useState<ReadonlyMap<number, MarkProgress>>(new Map());
  const unanswered = useRef(new Map<string, AttendanceMark>());

  const tell = useCallback(
    (facts: readonly AttendanceMark[], told: (fact: AttendanceMark) => MarkProgress) => {
      setProgress(
        (before) => new Map([...before, ...facts.map((fact) => [fact.passengerId, told(fact)] as const)]),
      );
    },
    [],
  );
  const show = useCallback(
    (facts: readonly AttendanceMark[]) => {
      const byPassenger = new Map(facts.map((fact) => [fact.passengerId, fact]));
      const withMarks = (passenger: Passenger): Passenger => {
        const fact = byPassenger.get(passenger.id);
        return fact && fact.kind !== 'undone' ? withMark(passenger, fact) : passenger;
      };
      queryClient.setQueriesData<DeskBooking[]>({ queryKey: [...keys.bookings, 'desk'] }, (day) =>
        day?.map((booking) => ({ ...booking, passengers: booking.passengers.map(withMarks) })),
      );
    },
    [queryClient],
  );
  const mark = useCallback(
    (passengers: readonly Passenger[], kind: AttendanceKind) => {
      const facts = passengers.map(({ id, attendance }): AttendanceMark => {
        const undoes = kind === 'undone' ? attendance?.nonce : undefined;
        const lost = unanswered.current.get(`${id} ${kind} ${undoes}`);
        return (
          lost ?? {
            nonce: newNonce(),
            passengerId: id,
            kind,
            at: new Date().toISOString(),
            ...(undoes && { undoes }),
          }
        );
      });
      if (facts.length === 0) return;
      const keyOf = ({ passengerId, undoes }: AttendanceMark) => `${passengerId} ${kind} ${undoes}`;
      for (const fact of facts) unanswered.current.set(keyOf(fact), fact);
      tell(facts, () => ({ kind, state: 'sending' }));
      mutateAsync(facts).then(
        (results) => {
          const whyNot = new Map(
            results.map(({ nonce, outcome, why }) => [nonce, outcome === 'refused' ? why : undefined]),
          );
          for (const fact of facts) unanswered.current.delete(keyOf(fact));
          show(facts.filter(({ nonce }) => whyNot.get(nonce) === undefined));
          tell(facts, ({ nonce }) => {
            const notRecorded = whyNot.get(nonce);
            return notRecorded === undefined ? { kind, state: 'stored' } : { notRecorded };
          });
        },
        (problem: unknown) => {
          const answered = isRefused(problem);
          if (answered) for (const fact of facts) unanswered.current.delete(keyOf(fact));
          const notRecorded = answered && problem instanceof ApiProblem ? problem.message : lostReply;
          tell(facts, () => ({ notRecorded }));
        },
      );
    },
    [mutateAsync, show, tell],
  );
  return { progress, mark };
}
