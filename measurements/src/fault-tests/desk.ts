import { measureInBrowser } from '../bench/measureInBrowser.ts';

interface Found {
  readonly marks: number;
  readonly met: number;
  readonly facts: number;
  readonly cuts: number;
  readonly kills: number;
  readonly slowdown: number;
  /** It is taken when the first screen can be used. */
  readonly openMs: number;
  /** It is taken when the last booking is there as well. */
  readonly drawnMs: number;
  readonly scanMs: number;
}

const openWithinMs = 2_000;
const scanWithinMs = 1_000;

export async function desk(): Promise<string> {
  const found = await measureInBrowser<Found>('desk');
  const { marks, met, facts, cuts, kills, slowdown, openMs, drawnMs, scanMs } = found;
  const lost = marks - met;
  const double = facts - met;
  if (lost !== 0 || double !== 0) throw new Error(`${lost} marks were lost, ${double} are there twice`);
  if (Math.max(openMs, drawnMs) > openWithinMs || scanMs > scanWithinMs)
    throw new Error(
      `The kept desk opened in ${openMs} ms, whole in ${drawnMs} ms, and judged a code in ${scanMs} ms`,
    );
  return (
    `${marks} marks, the link cut ${cuts} times, the page killed ${kills} times: ${lost} lost, ${double} double. ` +
    `A kept desk of 40 bookings on a processor slowed down ${slowdown} times: usable ${Math.round(openMs)} ms after ` +
    `its PIN, whole after ${Math.round(drawnMs)} ms, a code judged in ${Math.round(scanMs)} ms`
  );
}
