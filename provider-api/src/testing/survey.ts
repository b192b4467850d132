export const survey = {
  isHelpful: 1,
  processFollowed: 1,
  wouldUseAgain: 1,
  wouldRecommendService: 1,
  qualityRating: 4,
  feedbackText: 'Well done',
};
