/** The text `find` stands once in `file`, and `replace` takes its place. */
export interface Broken {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}
