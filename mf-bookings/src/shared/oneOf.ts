/** A value as one of the choices; undefined where it is none of them. */
export const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
): Choice | undefined => choices.find((choice) => choice === value);
