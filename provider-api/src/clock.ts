export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Shows the system time until set() is called, then a fixed time until set(undefined). */
export class TestClock implements Clock {
  private fixed: Date | undefined;

  now(): Date {
    return this.fixed ? new Date(this.fixed) : new Date();
  }

  set(to: Date | undefined): void {
    this.fixed = to;
  }

  advance(byMs: number): void {
    this.fixed = new Date(this.now().getTime() + byMs);
  }
}
