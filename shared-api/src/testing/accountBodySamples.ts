import * as bodies from '../contract/index.ts';

const contact = { Registered_Address: '12 Marina Road, Lagos', PhoneNumber: '08031234567' };
const credentials = {
  ...contact,
  Email: 'alfa@example.test',
  Password: 'Abc123!',
  Confirm_Password: 'Abc123!',
  Accept: true,
  ClientTypeId: 1,
};
const business = {
  Business_Name: 'Sample Company',
  Business_Nature: 'Aviation',
  Creation_Year: '2010',
  Registration_Number: 'RC 12345',
};
const office = {
  Name_Of_Government_Officials_Office: 'Ministry of Works',
  Business_Name: 'Ministry of Works',
  GovernmentStaffType: 'State',
  State: 'Lagos',
};
const person = {
  FirstName: 'Alfa',
  MiddleName: 'Zainab',
  LastName: 'Juliett',
  MeansOfId: 'Voter card',
  Identification: 'VC12345678',
  Gender: 'Female',
};
const student = { Student: 'true', Name_Of_School: 'Unity College' };
const changed = { id: 1, phoneNumber: '08031234567', clientTypeId: 1 };
const {
  Email: _Email,
  Password: _Password,
  Confirm_Password: _Confirm,
  Accept: _Accept,
  ...kept
} = credentials;
const { ClientTypeId: _ClientTypeId, ...personFields } = kept;

export const accountBodySamples = {
  corporateRegistration: { schema: bodies.corporateRegistration, valid: { ...credentials, ...business } },
  governmentRegistration: { schema: bodies.governmentRegistration, valid: { ...credentials, ...office } },
  individualRegistration: {
    schema: bodies.individualRegistration,
    valid: { ...credentials, ...person, ...student, IsFamily: false },
  },
  corporateCorrection: {
    schema: bodies.corporateCorrection,
    valid: { ...kept, ...business, Removed_Files: '11,12' },
  },
  governmentCorrection: { schema: bodies.governmentCorrection, valid: { ...kept, ...office } },
  individualCorrection: {
    schema: bodies.individualCorrection,
    valid: { ...personFields, ...person, ...student },
  },
  signInBody: {
    schema: bodies.signInBody,
    valid: { Email: 'alfa@example.test', Password: 'Abc123!', Code: '123456' },
  },
  forgotPasswordBody: { schema: bodies.forgotPasswordBody, valid: { Email: 'alfa@example.test' } },
  resetPasswordBody: {
    schema: bodies.resetPasswordBody,
    valid: { Password: 'Abc123!', ConfirmPassword: 'Abc123!', ActivationCode: 'a-code' },
  },
  userUpdate: {
    schema: bodies.userUpdate,
    valid: { id: 1, firstname: 'Oscar', middleName: 'Golf', lastName: 'Tango', phoneNumber: '08031234567' },
  },
  corporateUpdate: {
    schema: bodies.corporateUpdate,
    valid: {
      id: 1,
      Business_Nature: 'Aviation',
      Creation_Year: '2010',
      Registration_Number: 'RC 12345',
      ...contact,
      clientTypeId: 1,
    },
  },
  governmentUpdate: {
    schema: bodies.governmentUpdate,
    valid: {
      ...changed,
      business_Nature: 'Aviation',
      registration_Number: 'RC999',
      registered_Address: '9 Secretariat Road',
      governmentStaffType: 'State',
      state: 'Kano',
    },
  },
  individualUpdate: {
    schema: bodies.individualUpdate,
    valid: { ...changed, meansOfId: 'Voter card', identification: 'VC12345678' },
  },
  activationBody: {
    schema: bodies.activationBody,
    valid: { Id: 1, Status: 'Active', Reason: 'The certificate is not readable' },
  },
  feedbackBody: {
    schema: bodies.feedbackBody,
    valid: {
      friendlinessRank: 5,
      knowledgeRank: 5,
      quicknessRank: 5,
      eOptions: 1,
      isHelpful: 1,
      processFollowed: 1,
      wouldUseAgain: 1,
      wouldRecommendService: 1,
      qualityRating: 4,
      feedbackText: 'Very quick',
      airportId: 5,
    },
  },
  surveyBody: {
    schema: bodies.surveyBody,
    valid: {
      OverallSatisfaction: 5,
      FriendlinessRank: 5,
      KnowledgeRank: 5,
      QuicknessRank: 5,
      EOptions: 2,
      FeedbackText: 'Very quick',
      ActivationCode: 'a-code',
    },
  },
  staffInvitation: {
    schema: bodies.staffInvitation,
    valid: {
      Email: 'oscar@example.test',
      FirstName: 'Oscar',
      LastName: 'Tango',
      PhoneNumber: '08031234567',
      Role: 'Protocol Officer',
      AirportIds: [1],
    },
  },
} as const;
