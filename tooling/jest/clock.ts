/** Component tests run at this moment, because the dates in them must not pass. */
const startMs = Date.parse('2026-11-27T09:00:00.000Z');

const RealDate = Date;
const aheadMs = startMs - RealDate.now();

class TestDate extends RealDate {
  constructor(...given: [number]) {
    super(...(given.length > 0 ? given : ([TestDate.now()] as const)));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

Object.assign(globalThis, { Date: TestDate });
