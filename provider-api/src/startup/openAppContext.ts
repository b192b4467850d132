import { folderFiles } from '../adapters/files/folderFiles.ts';
import { s3Files } from '../adapters/files/s3Files.ts';
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

/** The adapters that the settings choose. */
export async function openAppContext(
  config: Config,
  db: Database,
  log: Log,
  clock: Clock = systemClock,
): Promise<AppContext> {
  const { smtpUrl, publicUrl, filesDir, s3Url } = config;
  const domain = new URL(publicUrl).hostname;
  return {
    config,
    db,
    ...log,
    clock,
    files: s3Url ? s3Files(s3Url) : folderFiles(filesDir),
    mailer: signingMailer(smtpUrl ? smtpMailer(smtpUrl, domain) : mailboxMailer(db), db, config),
    secrets: await provenSecrets(config, db, sealedColumns),
  };
}
