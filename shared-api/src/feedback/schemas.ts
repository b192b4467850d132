import { lines, optionalLinesFrom3, secret } from '../contract/fields.ts';
import { type InferType, number, object } from '../contract/yup.ts';
import { bothWays } from '../lists/sorts.ts';

export const feedbackSorts = bothWays('date', 'rating');
export const feedbackKinds = ['feedback', 'survey'] as const;

const yesOrNo = (message: string) => number().required(message).oneOf([0, 1], message).typeError(message);

const rank = () =>
  number()
    .typeError('Cannot be less than 1')
    .integer('Cannot be less than 1')
    .min(1, 'Cannot be less than 1')
    .max(5, 'Cannot be more than 5');

export const feedbackForm = object({
  friendlinessRank: rank().optional(),
  knowledgeRank: rank().optional(),
  quicknessRank: rank().optional(),
  eOptions: number().default(1),
  isHelpful: yesOrNo('Please provide feedback on staff professionalism'),
  processFollowed: yesOrNo('Please provide feedback on the protocol process'),
  wouldUseAgain: yesOrNo('Please specify if you will use the service again'),
  wouldRecommendService: yesOrNo('Please provide feedback on recommendations'),
  qualityRating: number()
    .required('Please rate the quality of our services')
    .typeError('Please rate the quality of our services')
    .oneOf([0, 1, 2, 3, 4], 'Please rate the quality of our services'),
  feedbackText: lines(4000).required('Please provide feedback'),
});
export const feedbackBody = feedbackForm.shape({ airportId: number().integer().min(0).max(18).default(0) });

export const surveyForm = object({
  OverallSatisfaction: rank().optional(),
  FriendlinessRank: rank().optional(),
  KnowledgeRank: rank().optional(),
  QuicknessRank: rank().optional(),
  EOptions: number()
    .required('Invalid selection')
    .oneOf([0, 1, 2], 'Invalid selection')
    .typeError('Invalid selection'),
  FeedbackText: optionalLinesFrom3(4000).optional(),
});
export const surveyBody = surveyForm.shape({ ActivationCode: secret().required() });

export type FeedbackBody = InferType<typeof feedbackBody>;
export type SurveyBody = InferType<typeof surveyBody>;
