const credentials = {
  Registered_Address: '12 Broad Street, Lagos',
  PhoneNumber: '8031234567',
  Password: 'Abc123!',
  Confirm_Password: 'Abc123!',
  ClientTypeId: '1',
  Accept: 'true',
};

type Fields = Record<string, string>;

let made = 0;
const freshEmail = () => {
  made += 1;
  return `register${made}@client.example`;
};

/** The fields of valid registrations, as the forms send them. */
export const individualFields = (changes: Fields = {}): Fields => ({
  ...credentials,
  Email: freshEmail(),
  FirstName: 'Charlie',
  LastName: 'Lima',
  MeansOfId: 'Voter card',
  Identification: 'VC12345678',
  Gender: 'Female',
  Student: 'false',
  ...changes,
});

export const corporateFields = (changes: Fields = {}): Fields => ({
  ...credentials,
  Email: freshEmail(),
  Business_Name: 'Delta Freight Ltd',
  Business_Nature: 'Agriculture',
  Creation_Year: '1998',
  Registration_Number: 'RC123456',
  ClientTypeId: '2',
  ...changes,
});

export const governmentFields = (changes: Fields = {}): Fields => ({
  ...credentials,
  Email: freshEmail(),
  Name_Of_Government_Officials_Office: 'Ministry of Works',
  State: 'Lagos',
  ...changes,
});

export function sampleFile(name: string, type: string, sizeBytes = 64) {
  const content = new Uint8Array(sizeBytes);
  content.set(type === 'image/jpeg' ? [0xff, 0xd8, 0xff, 0xe0] : Buffer.from('%PDF-1.7'));
  return { name, type, content };
}
