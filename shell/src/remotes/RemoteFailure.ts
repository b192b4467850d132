/** The registry does not know the remote, or it is slow, unreachable, not a remote, or made for another shell. */
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
