/** SQL for the name of an account of `users`: a business's own, else first and last. */
export const nameSql = (alias: string): string =>
  `coalesce(${alias}.business_name, concat_ws(' ', ${alias}.first_name, ${alias}.last_name))`;
