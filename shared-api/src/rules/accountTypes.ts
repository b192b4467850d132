/** The four kinds of self-registration, by the numbers that registration uses (CONST-01). */
export const accountTypes = {
  GovernmentOfficial: 0,
  CorporateOrganization: 1,
  Individual: 2,
  Family: 3,
} as const;
export type AccountType = keyof typeof accountTypes;

/** Client kinds, used for staff routing and statistics only; see G01 and {@link serviceTypes}. */
export const clientKinds = { Corporate: 1, Government: 2, Authority: 3, Individual: 4 } as const;
export type ClientKind = keyof typeof clientKinds;

/** What `ClientTypeId` of a user and `ServiceTypeId` of a service mean (G01). */
export const serviceTypes = { Domestic: 1, International: 2 } as const;
export type ServiceType = keyof typeof serviceTypes;

export const serviceDirections = { Arrival: 1, Departure: 2 } as const;

export const organizationCategories = ['Individual', 'Corporate', 'Government'] as const;
export type OrganizationCategory = (typeof organizationCategories)[number];

export const serviceTypeChoices = Object.entries(serviceTypes).map(([label, key]) => ({ key, label }));

/** The label of a service type; a missing one reads as Domestic (PROFILE-04). */
export const serviceTypeLabel = (id: number | null | undefined): ServiceType =>
  id === serviceTypes.International ? 'International' : 'Domestic';

/** An International client passes every check, any other must match the required type (G02). */
export const canUseServiceType = (clientTypeId: number, serviceTypeId: number): boolean =>
  clientTypeId === serviceTypes.International || clientTypeId === serviceTypeId;
