/**
 * `unknown`: the registry does not list the remote. `shape`: the module is not a remote. `contract`: the
 * remote was built for another version of the shell.
 */
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
