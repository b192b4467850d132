/** A release that may not go live; nothing that users get has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(reasons: readonly string[]) {
    super(`Refused, nothing was changed:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
  }
}
