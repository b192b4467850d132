/** Whose paper it is: sample content, to be replaced by the operating authority's own. */
export const authority = {
  name: 'National Airports Authority',
  unit: 'Protocol Services Unit',
} as const;
