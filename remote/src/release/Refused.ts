/** The error is thrown only before any change that users could notice. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`Refused, nothing was changed:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
    this.reasons = reasons;
  }
}
