import type { FileStore } from './adapters/files/FileStore.ts';
import type { Mailer } from './adapters/mail/Mailer.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/index.ts';
import type { Log } from './log.ts';
import type { SecretBox } from './secrets/index.ts';

export interface AppContext extends Log {
  db: Database;
  config: Config;
  clock: Clock;
  files: FileStore;
  mailer: Mailer;
  secrets: SecretBox;
}
