/** The fixed lists of the specification, each served from here alone. */

export const meansOfId = [
  'National identification card',
  'National passport',
  'Voter card',
  "Driver's license",
] as const;
export const governmentStaffTypes = ['State', 'Federal'] as const;
export const genders = ['Male', 'Female'] as const;
export const designations = ['Mr.', 'Mrs.', 'Master', 'Ms.', 'Dr.'] as const;
export const qualityRatings = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const;
export const futureUse = ['Yes', 'No', 'Maybe'] as const;

/** Transaction types by number; the specification also calls this list "Registration wizard steps" (G22, G68). */
export const transactionTypes = { booking: 0, registration: 1, fund: 2 } as const;
export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes];

/** Of a reply or an address: 3 is the staff tab's number for funds, anything else is none (G68). */
export const readTransactionType = (type: number | undefined): TransactionType | undefined =>
  type === 3 ? transactionTypes.fund : Object.values(transactionTypes).find((each) => each === type);
export const registrationWizardSteps = ['Bookings', 'Registration', 'Fund'] as const;

export const states = [
  'Abia',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Edo',
  'Ekiti',
  'Enugu',
  'FCT - Abuja',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kaduna',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Lagos',
  'Nasarawa',
  'Niger',
  'Ogun',
  'Ondo',
  'Osun',
  'Oyo',
  'Plateau',
  'Rivers',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
] as const;

export const businessNatures = [
  'Agriculture',
  'Automotive',
  'Aviation',
  'Banking and Finance',
  'Construction',
  'Consulting',
  'Education',
  'Energy and Power',
  'Entertainment and Media',
  'Fashion and Beauty',
  'Food and Beverage',
  'Healthcare',
  'Hospitality and Tourism',
  'Information Technology',
  'Legal Services',
  'Manufacturing',
  'Oil and Gas',
  'Real Estate',
  'Telecommunications',
  'Waste Management',
  'Others',
] as const;

/** All 48 names, in the order in which they are listed (G64). */
export const airlines = [
  'A. A Rano',
  'Aero Contractors',
  'Afriqiyah',
  'Africa World Airlines',
  "Air Cote d'Ivoire",
  'Air France',
  'Air Peace',
  'Arik Air',
  'Asky',
  'Azman',
  'British Airways',
  'Caboverde',
  'Camair Co',
  'Cronos',
  'Dana',
  'Delta',
  'Dornier',
  'EAS',
  'Egypt Air',
  'Emirates',
  'Ethiopian',
  'First Nation',
  'Green Africa',
  'Iberia',
  'Ibom Air',
  'Kabo',
  'Kanem',
  'Kenya Airways',
  'KLM',
  'K-Impex',
  'Lufthansa',
  'Max Air',
  'Middle East Airline',
  'Overland',
  'Qatar',
  'Royal Air Maroc',
  'Rwandair',
  'South African',
  'Swiss',
  'TAT Nigeria',
  'TAAG Angola',
  'Turkish',
  'United Airlines',
  'United Nigeria',
  'Value Jet',
  'Virgin Atlantic',
  'West Link',
  'XeJet',
] as const;

/** What the staff's lists can be narrowed and sorted by. A `-` before a sort key means descending. */

export const bothWays = <const K extends string>(...keys: readonly K[]): (K | `-${K}`)[] =>
  keys.flatMap((key) => [key, `-${key}`] as const);
