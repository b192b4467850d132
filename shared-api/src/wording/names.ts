export interface Named {
  business_Name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

/** The business name, else first and last name (ACTIVITY-03, G77). */
export const displayName = (person: Named): string =>
  person.business_Name || [person.firstName, person.lastName].filter(Boolean).join(' ');
