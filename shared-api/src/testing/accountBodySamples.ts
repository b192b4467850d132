import * as bodies from '../contract/index.ts';
import { aCompany, anIndividual, anOffice } from './bodies.ts';

const Email = 'alfa@example.test';
const contact = { Registered_Address: '12 Marina Road, Lagos', PhoneNumber: '08031234567' };
const changed = { id: 1, version: 1, phoneNumber: '08031234567', clientTypeId: 1 };
const student = { MiddleName: 'Zainab', Student: 'true', Name_Of_School: 'Unity College' };
const office = { ...anOffice(Email), Business_Name: 'Ministry of Works', GovernmentStaffType: 'State' };

const secrets = ['Email', 'Password', 'Confirm_Password', 'Accept'];
const correctionOf = (registration: object) =>
  Object.fromEntries(Object.entries(registration).filter(([name]) => !secrets.includes(name)));
const { ClientTypeId: _, ...individualCorrection } = correctionOf({ ...anIndividual(Email), ...student });

export const accountBodySamples = {
  corporateRegistration: { schema: bodies.corporateRegistration, valid: aCompany(Email) },
  governmentRegistration: { schema: bodies.governmentRegistration, valid: office },
  individualRegistration: {
    schema: bodies.individualRegistration,
    valid: { ...anIndividual(Email), ...student, IsFamily: false },
  },
  corporateCorrection: {
    schema: bodies.corporateCorrection,
    valid: { ...correctionOf(aCompany(Email)), Removed_Files: '11,12' },
  },
  governmentCorrection: { schema: bodies.governmentCorrection, valid: correctionOf(office) },
  individualCorrection: { schema: bodies.individualCorrection, valid: individualCorrection },
  signInBody: {
    schema: bodies.signInBody,
    valid: { Email, Password: 'Abc123!', Code: '123456' },
  },
  forgotPasswordBody: { schema: bodies.forgotPasswordBody, valid: { Email } },
  resetPasswordBody: {
    schema: bodies.resetPasswordBody,
    valid: { Password: 'Abc123!', ConfirmPassword: 'Abc123!', ActivationCode: 'a-code' },
  },
  userUpdate: {
    schema: bodies.userUpdate,
    valid: {
      id: 1,
      version: 1,
      firstname: 'Oscar',
      middleName: 'Golf',
      lastName: 'Tango',
      phoneNumber: '08031234567',
    },
  },
  corporateUpdate: {
    schema: bodies.corporateUpdate,
    valid: {
      id: 1,
      version: 1,
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
