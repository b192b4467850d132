import { setTimeout as delay } from 'node:timers/promises';
import { waitFor } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import type { LoadGenerator } from '../portal/LoadGenerator.ts';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { FakeSmtp, type MailFault } from './FakeSmtp.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';
import { onBothDatabases } from './withLedger.ts';

const faultMs = Number(process.env.FAULT_SECONDS ?? 5) * 1_000;
const faults: readonly MailFault[] = ['down', 'refuses', 'rejects', 'hangs up', 'lost', 'silent'];
/** The limit includes the longest pause before a letter is sent again. */
const deliveredWithinMs = 300_000;

/** A letter may arrive twice, but only with the same id. */
async function verifyLetters({ letters }: FakeSmtp, { bookings }: LoadGenerator): Promise<string> {
  const confirmations = () =>
    letters
      .filter((text) => /^Subject: Confirmed: /m.test(text))
      .map((text) => ({
        booking: Number(/\/app\/booking\/(\d+)/.exec(text)?.[1]),
        messageId: /^Message-ID: <(.*)>$/im.exec(text)?.[1],
      }));
  const allArrived = async () => {
    const confirmed = new Set(confirmations().map(({ booking }) => booking));
    return bookings.every(({ id }) => id !== undefined && confirmed.has(id));
  };
  await waitFor(allArrived, { what: 'The arrival of every letter', timeoutMs: deliveredWithinMs });
  const arrived = confirmations();
  const different = new Set(arrived.map(({ messageId }) => messageId)).size;
  if (different !== bookings.length)
    throw new Error(`${different} different letters confirmed ${bookings.length} bookings`);
  return `the letter of each of ${bookings.length} bookings arrived; ${arrived.length - different} came again under the same id`;
}

export async function mailFaults(): Promise<string> {
  const mail = new FakeSmtp();
  const SMTP_URL = await mail.start();
  atEnd(() => mail.stop());
  const misbehaving = async (environment: TestEnvironment) => {
    // This test runs twice with the same mail server. The letters of the first run are removed here.
    mail.letters.length = 0;
    const work = async () => {
      for (const fault of faults) {
        mail.fault = fault;
        await delay(faultMs);
      }
      mail.fault = 'none';
    };
    const { load, statuses, kept } = await underLoad(environment, work, { pauseMs: 100 });
    expectAllAnswered(statuses, 'faults of the mail server');
    return `${faults.length} faults of the mail server: ${await verifyLetters(mail, load)}. ${kept}`;
  };
  return onBothDatabases(misbehaving, { SMTP_URL });
}
