import { hash } from '@node-rs/argon2';
import { type Database, insertRow } from '../db/index.ts';

export interface AccountFacts {
  email: string;
  status: string;
  category: string | null;
  is_family: boolean;
  client_type_id: number | null;
  first_name: string | null;
  last_name: string | null;
  business_name: string | null;
  business_nature: string | null;
  government_staff_type: string | null;
  phone_number: string;
  registered_address: string;
  email_verified_at: Date | null;
  airport_ids: number[];
  member_of: number;
  member_role: string;
  created_at: Date;
}

export interface Account {
  id: number;
  email: string;
  password: string;
}

const password = 'Correct-horse-1';
/** Tests make hundreds of accounts, so the hash is cheap; sign-in accepts a hash of any strength. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
let made = 0;

export async function makeAccount(
  db: Database,
  role: string,
  facts: Partial<AccountFacts>,
): Promise<Account> {
  made += 1;
  const isClient = role === 'Client';
  const row = {
    email: `person${made}@client.example`,
    status: 'Active',
    category: isClient ? 'Individual' : null,
    client_type_id: isClient ? 1 : null,
    first_name: 'Alfa',
    last_name: `Person${made}`,
    phone_number: '08031234567',
    registered_address: '1 Sample Street, Lagos',
    email_verified_at: new Date(),
    created_at: new Date(),
    ...facts,
    role,
    password_hash: await passwordHash,
  };
  const { id } = await insertRow(db, 'users', row);
  return { id, email: row.email, password };
}
