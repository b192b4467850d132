/** Thrown before anything that users get has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`Refused, nothing was changed:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
    this.reasons = reasons;
  }
}
