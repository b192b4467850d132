import { array, boolean, number, object, string } from 'yup';
import { businessNatures, genders, governmentStaffTypes, meansOfId, states } from '../rules/choices.ts';
import { roles, type StaffRole } from '../rules/permissions.ts';
import {
  accepted,
  atLeast3,
  choice,
  clientTypeId,
  confirmation,
  email,
  id,
  newPassword,
  optionalChoice,
  optionalText,
  phone,
  profileName,
  rank,
  text,
  textOrNumber,
  uncommonPassword,
  year,
} from './fields.ts';
import { lazily } from './lazily.ts';

const nationalCard = meansOfId[0];

/** The identification's own rule for each means (G13). */
const identification = (means: string) =>
  string()
    .required(atLeast3)
    .when(means, ([kind], field) =>
      kind === nationalCard
        ? field.matches(/^\d{11}$/, 'Must be exactly 11 digits long')
        : field.matches(/^[A-Za-z0-9]{3,20}$/, 'Must be 3 to 20 letters and digits'),
    );

const schoolRequired = 'Name of School is required when Student is Yes';

const credentials = () => ({
  Registered_Address: text(300),
  Email: email(),
  PhoneNumber: phone(),
  Password: newPassword(),
  Confirm_Password: confirmation('Password'),
  Accept: accepted(),
});

export const corporateRegistration = lazily(() =>
  object({
    ...credentials(),
    Business_Name: text(),
    Business_Nature: choice(businessNatures),
    Creation_Year: year(),
    Registration_Number: text(50),
    ClientTypeId: clientTypeId().required('Invalid Client Type Selected'),
  }),
);

export const governmentRegistration = lazily(() =>
  object({
    ...credentials(),
    Name_Of_Government_Officials_Office: text(),
    Business_Name: string().optional().max(200, 'Must be at most 200 character(s) long'),
    GovernmentStaffType: choice(governmentStaffTypes).optional(),
    State: string()
      .optional()
      .oneOf([...states, undefined], 'Invalid selection'),
    ClientTypeId: clientTypeId().required('Invalid Client Type Selected'),
  }),
);

const personRegistration = () => ({
  ...credentials(),
  FirstName: text(100),
  MiddleName: optionalText(100).optional(),
  LastName: text(100),
  MeansOfId: choice(meansOfId),
  Identification: identification('MeansOfId'),
  Gender: optionalChoice(genders).optional(),
  ClientTypeId: clientTypeId().required('Invalid Client Type Selected'),
});

/** Individuals and families; a family says so by IsFamily (G08). */
export const individualRegistration = lazily(() =>
  object({
    ...personRegistration(),
    IsFamily: boolean().optional(),
    Student: string<'true' | 'false'>().optional().oneOf(['true', 'false', undefined], 'Invalid selection'),
    Name_Of_School: string()
      .optional()
      .max(200, 'Must be at most 200 character(s) long')
      .when('Student', ([student], field) =>
        student === 'true'
          ? field.required(schoolRequired).test('min-3', schoolRequired, (value) => value.trim().length >= 3)
          : field,
      ),
  }),
);

const registeredOnce = ['Email', 'Password', 'Confirm_Password', 'Accept'] as const;

/** What an applicant may correct after a rejection: everything but the address and the password. */
export const corporateCorrection = lazily(() =>
  corporateRegistration.omit([...registeredOnce]).shape({
    /** Ids of earlier documents that go, with commas between; the others stay. */
    Removed_Files: string()
      .optional()
      .max(200, 'Must be at most 200 character(s) long')
      .matches(/^\d{1,15}(,\d{1,15})*$/, { message: 'Invalid selection', excludeEmptyString: true }),
  }),
);
export const governmentCorrection = lazily(() => governmentRegistration.omit([...registeredOnce]));
export const individualCorrection = lazily(() =>
  individualRegistration.omit([...registeredOnce, 'ClientTypeId', 'IsFamily']),
);

/** What the forms add to the requests: the choices that a request may leave to the server. */
export const governmentForm = lazily(() =>
  governmentRegistration.shape({
    GovernmentStaffType: choice(governmentStaffTypes),
    State: string()
      .optional()
      .when('GovernmentStaffType', ([staffType], field) => (staffType === 'State' ? choice(states) : field)),
  }),
);
export const individualForm = lazily(() => individualRegistration.shape({ Gender: choice(genders) }));
export const familyForm = lazily(() => object({ ...personRegistration(), Gender: choice(genders) }));

/** The forms of a correction, by the kind of registration. */
export const correctionForms = {
  Corporate: corporateCorrection,
  Government: lazily(() => governmentForm.omit([...registeredOnce])),
  Individual: lazily(() => individualForm.omit([...registeredOnce, 'ClientTypeId', 'IsFamily'])),
  Family: lazily(() => familyForm.omit([...registeredOnce, 'ClientTypeId'])),
};

export const signInBody = lazily(() =>
  object({
    Email: email('Email is not valid'),
    Password: string().required('Password must not be empty').max(200),
    /** Of the authenticator app, or a recovery code, once two-factor sign-in is on. */
    Code: string().max(40).optional(),
  }),
);
export const forgotPasswordBody = lazily(() => object({ Email: email('Email is not valid') }));
export const resetPasswordFields = lazily(() =>
  object({
    Password: newPassword(),
    ConfirmPassword: confirmation('Password'),
  }),
);
/** The same for members of staff, to whom the server holds a reset. */
export const staffPasswordFields = lazily(() => resetPasswordFields.shape({ Password: uncommonPassword() }));
export const resetPasswordBody = lazily(() =>
  resetPasswordFields.shape({ ActivationCode: string().required().max(200) }),
);

export const userUpdate = lazily(() =>
  object({
    id: id(),
    firstname: profileName(),
    middleName: optionalText(100).optional(),
    lastName: profileName(),
    phoneNumber: phone(),
  }),
);
export const corporateUpdate = lazily(() =>
  object({
    id: id(),
    Business_Nature: choice(businessNatures),
    Creation_Year: year(),
    Registration_Number: text(50),
    Registered_Address: text(300),
    PhoneNumber: phone(),
    clientTypeId: clientTypeId().optional(),
  }),
);
export const governmentUpdate = lazily(() =>
  object({
    id: id(),
    business_Nature: optionalChoice(businessNatures).optional(),
    registration_Number: optionalText(50).optional(),
    registered_Address: text(300),
    phoneNumber: phone(),
    governmentStaffType: choice(governmentStaffTypes).optional(),
    state: optionalChoice(states).optional(),
    clientTypeId: clientTypeId().optional(),
  }),
);
export const individualUpdate = lazily(() =>
  object({
    id: id(),
    phoneNumber: phone(),
    meansOfId: choice(meansOfId),
    identification: identification('meansOfId'),
    clientTypeId: clientTypeId().optional(),
  }),
);

/** Status by name or index (G82); a reason goes into the e-mail. */
export const activationBody = lazily(() =>
  object({
    Id: id(),
    Status: textOrNumber('Invalid selection'),
    Reason: string().max(1000, 'Must be at most 1000 character(s) long').optional(),
  }),
);

const yesOrNo = (message: string) => number().required(message).oneOf([0, 1], message).typeError(message);

/** The modal's rules (FEEDBACK-08 to FEEDBACK-13); a rank that was not given is none. */
export const feedbackForm = lazily(() =>
  object({
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
    feedbackText: string()
      .required('Please provide feedback')
      .max(4000, 'Must be at most 4000 character(s) long')
      .test('given', 'Please provide feedback', (value) => value.trim() !== ''),
  }),
);
export const feedbackBody = lazily(() =>
  feedbackForm.shape({ airportId: number().integer().min(0).max(18).default(0) }),
);

/** The survey and the earlier model (FEEDBACK-20, SURVEY-02 to SURVEY-05). */
export const surveyForm = lazily(() =>
  object({
    OverallSatisfaction: rank().optional(),
    FriendlinessRank: rank().optional(),
    KnowledgeRank: rank().optional(),
    QuicknessRank: rank().optional(),
    EOptions: number()
      .required('Invalid selection')
      .oneOf([0, 1, 2], 'Invalid selection')
      .typeError('Invalid selection'),
    FeedbackText: optionalText(4000).optional(),
  }),
);
export const surveyBody = lazily(() => surveyForm.shape({ ActivationCode: string().required().max(200) }));

/** The roles that an Administrator can give. */
export const staffRoles = roles.filter((role): role is StaffRole => role !== 'Client');

export const staffInvitation = lazily(() =>
  object({
    Email: email(),
    FirstName: profileName(),
    LastName: profileName(),
    PhoneNumber: phone(),
    Role: choice(staffRoles),
    AirportIds: array(number().integer().min(1).max(18).required()).optional(),
  }),
);

/** Airports tie a Protocol Officer to their bookings; other roles have none. */
export const staffRoleBody = lazily(() =>
  object({
    Role: choice(staffRoles),
    AirportIds: array(number().integer().min(1).max(18).required()).optional(),
    Reason: optionalText(500).optional(),
  }),
);
