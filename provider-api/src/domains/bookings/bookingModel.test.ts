import fc from 'fast-check';
import { expectSoundLedger } from '../../testing/expectSoundLedger.ts';
import { makeTestContext, type TestContext } from '../../testing/testContext.ts';
import { today } from './testing/bookingWorld.ts';
import { BookingModel } from './testing/model/BookingModel.ts';
import { type ModelWorld, makeModelWorld, RealBookings } from './testing/model/RealBookings.ts';
import { type Sequence, sequences } from './testing/model/Step.ts';

const runs = Number(process.env.TEST_RUNS ?? 40);
/** The ledger's rules read all bookings made so far, so they are checked only after this many sequences. */
const rulesEvery = 1_000;

let made: TestContext;
let world: ModelWorld;
beforeAll(async () => {
  made = await makeTestContext();
  world = await makeModelWorld(made.context, made.clock);
});
afterAll(async () => {
  await made.context.db.close();
  await made.removeFiles();
});

async function followed(sequence: Sequence): Promise<void> {
  const model = new BookingModel(sequence, today);
  const real = await RealBookings.start(world, sequence, today);
  for (const step of sequence.steps) {
    const outcome = await real.run(step, model);
    const expected = model.run(step);
    if (expected === undefined) continue;
    expect([outcome, await real.snapshot()]).toEqual([expected, model.snapshot()]);
  }
}

it('whatever is booked, changed, ended and corrected, in any order: wallet, unearned, revenue and papers are what the tariff says', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      await followed(sequence);
      done += 1;
      if (done % rulesEvery === 0) await expectSoundLedger(world.context.db);
    }),
    { numRuns: runs },
  );
  await expectSoundLedger(world.context.db);
}, 14_400_000);
