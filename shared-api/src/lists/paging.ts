/** Rows of a page of every list, on screen and in a reply. */
export const listPageSize = 10;
/** Of the activities on the dashboard. */
export const activitiesPageSize = 7;
