import { create } from 'zustand';
import type { AttendanceMark } from '../desk/client.ts';
import { markAttendance } from '../desk/contract.ts';
import type { MarkResult } from '../desk/replies.ts';
import { isRefusal } from '../http/calls/apiProblem.ts';
import { call } from '../http/calls/request.ts';
import { session } from '../http/session/session.ts';
import { type StoredMark, storedMarks } from './storedMarks.ts';
import { oneTabAtATime } from './tabLocks.ts';

const maxAtOnce = 100;
/** A mark whose request was aborted can be sent again, since its nonce prevents a second record. */
const giveUpMs = 20_000;
const firstPauseMs = 2_000;
const maxPauseMs = 60_000;

/** `marks` contains the marks of all officers on this device. Refused marks are included. */
export const useDeskMarks = create<{
  marks: readonly StoredMark[];
  isRead: boolean;
  /** The server has stored these marks since this page was loaded. Cached replies may not contain the marks yet. */
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

/** Marks are sent in order, and only while the officer who made them is signed in. */
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

/** Marks are stored on the device first. Only one tab at a time sends marks, so no mark is sent twice. */
export const deskMarks = {
  refresh,
  async add(facts: readonly AttendanceMark[], officerId: number): Promise<void> {
    await storedMarks.add(facts, officerId);
    await refresh();
  },
  async sendAll(): Promise<void> {
    const { user, token } = session.get();
    if (!user || !token) return;
    try {
      await oneTabAtATime('desk-marks', () => sendWaiting(user.id));
      pauseMs = firstPauseMs;
    } catch (problem) {
      if (!isRefusal(problem)) sendLater();
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
