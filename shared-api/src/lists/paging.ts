export const listPageSize = 10;
export const activitiesPageSize = 7;
