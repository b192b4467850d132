import { create } from 'zustand';
import type { AttendanceMark } from '../desk/client.ts';
import { markAttendance } from '../desk/contract.ts';
import type { MarkResult } from '../desk/replies.ts';
import { ApiProblem } from '../http/calls/apiProblem.ts';
import { call } from '../http/calls/request.ts';
import { session } from '../http/session/session.ts';
import { type StoredMark, storedMarks } from './storedMarks.ts';
import { oneTabAtATime } from './tabLocks.ts';

const maxAtOnce = 100;
/** A mark that was given up and sent again is still stored only once, thanks to its nonce. */
const giveUpMs = 20_000;
const firstPauseMs = 2_000;
const maxPauseMs = 60_000;

/** The marks of all officers on this device, including refused ones; empty before the first read. */
export const useDeskMarks = create<{
  marks: readonly StoredMark[];
  isRead: boolean;
  /** Marks that were stored since: a cached reply may not have them. */
  stored: readonly (AttendanceMark & { officerId: number; storedAt: number })[];
}>()(() => ({ marks: [], isRead: false, stored: [] }));

async function refresh(): Promise<void> {
  useDeskMarks.setState({ marks: await storedMarks.all(), isRead: true });
}

const waitingOf = (marks: readonly StoredMark[], officerId: number) =>
  marks.filter((mark) => mark.officerId === officerId && mark.refused === undefined);

async function settle(batch: readonly StoredMark[], results: readonly MarkResult[]): Promise<void> {
  const byNonce = new Map(results.map((result) => [result.nonce, result]));
  const isRefused = ({ nonce }: StoredMark) => byNonce.get(nonce)?.outcome === 'refused';
  for (const mark of batch.filter(isRefused))
    await storedMarks.refuse(mark, byNonce.get(mark.nonce)?.why ?? '');
  const done = batch.filter((mark) => byNonce.has(mark.nonce) && !isRefused(mark));
  await storedMarks.remove(done);
  const storedAt = Date.now();
  useDeskMarks.setState(({ stored }) => ({
    stored: [...stored, ...done.map((mark) => ({ ...mark, storedAt }))],
  }));
}

/** In order, and only while the officer who made the marks is signed in. */
async function sendWaiting(officerId: number): Promise<void> {
  for (;;) {
    const batch = waitingOf(await storedMarks.all(), officerId).slice(0, maxAtOnce);
    const { token, user } = session.get();
    if (batch.length === 0 || !token || user?.id !== officerId) return;
    const facts = batch.map(
      ({ officerId: _officer, format: _format, place: _place, ...fact }): AttendanceMark => fact,
    );
    const { data } = await call(
      markAttendance,
      { body: { sentAt: new Date().toISOString(), facts } },
      { signal: AbortSignal.timeout(giveUpMs) },
    );
    await settle(batch, data);
    await refresh();
  }
}

let pauseMs = firstPauseMs;
let retry: ReturnType<typeof setTimeout> | undefined;

function sendLater(): void {
  clearTimeout(retry);
  retry = setTimeout(() => void deskMarks.sendAll(), pauseMs);
  pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  addEventListener('online', sendNow, { once: true });
}
const sendNow = () => {
  pauseMs = firstPauseMs;
  void deskMarks.sendAll();
};

/** Only these failures are temporary; the server would answer others the same next time. */
const isForNow = (problem: unknown): boolean =>
  !(problem instanceof ApiProblem) || problem.status >= 500 || problem.status === 429;

/** Marks are stored on the device before they are sent. One tab at a time sends them, so that each is sent once. */
export const deskMarks = {
  refresh,
  async add(facts: readonly AttendanceMark[], officerId: number): Promise<void> {
    await storedMarks.add(facts, officerId);
    await refresh();
  },
  /** Sends the signed-in officer's marks, and retries later if the server does not answer. */
  async sendAll(): Promise<void> {
    const { user, token } = session.get();
    if (!user || !token) return;
    try {
      await oneTabAtATime('desk-marks', () => sendWaiting(user.id));
      pauseMs = firstPauseMs;
    } catch (problem) {
      if (isForNow(problem)) sendLater();
    } finally {
      await refresh();
    }
  },
  async dismiss(marks: readonly StoredMark[]): Promise<void> {
    await storedMarks.remove(marks);
    await refresh();
  },
  waitingOf: async (officerId: number): Promise<number> =>
    waitingOf(await storedMarks.all(), officerId).length,
};
