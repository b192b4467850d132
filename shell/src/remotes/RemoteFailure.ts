/** `unknown` means not in the registry, `shape` not a remote, `contract` made for another version of the shell. */
export type FailureReason = 'unknown' | 'timeout' | 'unreachable' | 'shape' | 'contract';

export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly remote: string;
  readonly reason: FailureReason;

  constructor(remote: string, reason: FailureReason, cause?: unknown) {
    super(`${remote} could not be loaded: ${reason}`, { cause });
    this.remote = remote;
    this.reason = reason;
  }
}
