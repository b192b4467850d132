import { folderFiles } from '../adapters/files/folderFiles.ts';
import { mailboxMailer } from '../adapters/mail/mailboxMailer.ts';
import { signingMailer } from '../adapters/mail/signingMailer.ts';
import { smtpMailer } from '../adapters/mail/smtpMailer.ts';
import type { AppContext } from '../appContext.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import type { Log } from '../log.ts';
import { provenSecrets } from '../secrets/index.ts';
import { sealedColumns } from './sealedColumns.ts';

const openFiles = async ({ s3Url, filesDir }: Config) =>
  s3Url ? (await import('../adapters/files/s3Files.ts')).s3Files(s3Url) : folderFiles(filesDir);

export async function openAppContext(
  config: Config,
  db: Database,
  log: Log,
  clock: Clock = systemClock,
): Promise<AppContext> {
  const { smtpUrl, publicUrl } = config;
  const domain = new URL(publicUrl).hostname;
  return {
    config,
    db,
    ...log,
    clock,
    files: await openFiles(config),
    mailer: signingMailer(smtpUrl ? smtpMailer(smtpUrl, domain) : mailboxMailer(db), db, config),
    secrets: await provenSecrets(config, db, sealedColumns),
  };
}
