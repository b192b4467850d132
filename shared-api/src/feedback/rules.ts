export const qualityRatings = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const;
export const futureUse = ['Yes', 'No', 'Maybe'] as const;
