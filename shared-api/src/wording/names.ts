export interface Named {
  business_Name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

export const displayName = (person: Named): string =>
  person.business_Name || [person.firstName, person.lastName].filter(Boolean).join(' ');
