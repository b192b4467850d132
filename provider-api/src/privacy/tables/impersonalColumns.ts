import { listed } from '../PersonalTable.ts';

/** These text, JSON and binary columns belong to tables without personal data. */
export const impersonalColumns: Readonly<Record<string, readonly string[]>> = {
  airports: listed('code'),
  booking_papers: listed('kind number'),
  economic_codes: listed('account code'),
  encryption_keys: listed('name'),
  journals: listed('kind rrr'),
  ledger_accounts: listed('kind'),
  meeting_pictures: listed('storage_key'),
  months: listed('status checklist reason totals day_hashes'),
  paper_counters: listed('series'),
  periodic_jobs: listed('kind'),
  rate_limits: listed('bucket'),
  releases: listed('remote version content_hash audience state'),
  remote_failures: listed('remote version reason page'),
  remotes_accepting_themselves: listed('remote audience'),
  schema_migrations: listed('name checksum'),
  service_offers: listed('counts'),
  services: listed('name description'),
  settlement_files: listed('name sha256 state'),
  signing_keys: listed('public_key private_key'),
  sms_keys: listed('key'),
  settlement_profiles: listed('name separator encoding columns date_format decimal_sign'),
};
