export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Follows the system's time until it is set, and then stands still until it is set again or released. */
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
