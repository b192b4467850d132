/** A requirement broken on purpose: in `file`, what is found there once is replaced. */
export interface Broken {
  readonly id: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}
