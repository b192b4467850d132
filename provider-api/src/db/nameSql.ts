export const nameSql = (alias: string): string =>
  `coalesce(${alias}.business_name, concat_ws(' ', ${alias}.first_name, ${alias}.last_name))`;
