/** The time of an interaction ends when the browser has painted the result. */
export interface Interaction {
  readonly journey: string;
  /**
   * The interactions file can contain several lines with the same id. The last of these lines has the longest
   * time.
   */
  readonly id: string;
  readonly what: string;
  readonly ms: number;
}
