import { setTimeout as delay } from 'node:timers/promises';
import { waitFor } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import type { LoadGenerator } from '../portal/LoadGenerator.ts';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { FakeSmtp, type MailFault } from './FakeSmtp.ts';
import { onBothDatabases } from './onBothDatabases.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';
import { verifyLedger } from './verifyLedger.ts';

const faults: readonly MailFault[] = ['down', 'refuses', 'rejects', 'hangs up', 'slow', 'lost', 'silent'];
/** The limit includes the longest pause before a letter is sent again. */
const deliveredWithinMs = 300_000;

function confirmations({ letters }: FakeSmtp): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const { messageId, text } of letters) {
    if (!/^Subject: Confirmed: /m.test(text)) continue;
    const id = Number(/\/app\/booking\/(\d+)/.exec(text)?.[1]);
    found.set(id, (found.get(id) ?? new Set()).add(messageId));
  }
  return found;
}

/** A letter may arrive twice, but only with the same id. */
async function verifyLetters(mail: FakeSmtp, { bookings, registered }: LoadGenerator): Promise<string> {
  const from = performance.now();
  const missing = () => {
    const confirmed = confirmations(mail);
    const welcomed = new Set(mail.letters.map(({ to }) => to));
    return (
      bookings.filter(({ id }) => id === undefined || !confirmed.has(id)).length +
      registered.filter((address) => !welcomed.has(address)).length
    );
  };
  await waitFor(async () => missing() === 0, {
    what: 'The arrival of every letter',
    timeoutMs: deliveredWithinMs,
  });
  const took = ((performance.now() - from) / 1000).toFixed(0);
  const twice = [...confirmations(mail).values()].filter((ids) => ids.size > 1).length;
  if (twice > 0) throw new Error(`${twice} bookings were confirmed by two different letters`);
  const again = mail.letters.length - new Set(mail.letters.map(({ messageId }) => messageId)).size;
  return `${bookings.length} bookings and ${registered.length} registrations, the letter of each arrived, the last ${took} s after the faults; ${again} came again under the same id`;
}

const misbehaving =
  (mail: FakeSmtp, faultMs: number) =>
  async (environment: TestEnvironment): Promise<string> => {
    // This test runs twice with the same mail server. The letters of the first run are removed here.
    mail.letters.length = 0;
    const work = async () => {
      for (const fault of faults) {
        await mail.misbehave(fault);
        await delay(faultMs);
      }
      await mail.misbehave('none');
    };
    const { load, statuses, kept } = await underLoad(environment, work, { pauseMs: 100 });
    expectAllAnswered(statuses, 'faults of the mail server');
    const letters = await verifyLetters(mail, load);
    await environment.portal.stop();
    return `${faults.length} faults of the mail server: ${letters}. ${kept}. ${await verifyLedger(environment.env)}`;
  };

export async function mailFaults(seconds = Number(process.env.FAULT_SECONDS ?? 5)): Promise<string> {
  const mail = await new FakeSmtp().start();
  atEnd(() => mail.stop());
  const done = await onBothDatabases(misbehaving(mail, seconds * 1000), { SMTP_URL: mail.url });
  mail.stop();
  return done;
}
