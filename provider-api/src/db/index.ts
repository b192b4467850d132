export {
  type Database,
  prepared,
  type Queryable,
  type Tx,
} from './database.ts';
export { openEmbedded } from './embedded/openEmbedded.ts';
export {
  DatabaseError,
  DatabaseUnavailable,
  isOverdrawn,
  isUniqueViolation,
  WritesRefused,
} from './failures.ts';
export { migrate, schemaVersion } from './migrate.ts';
export { nameSql } from './nameSql.ts';
export { packageFolder } from './packageFolder.ts';
export { openPostgres } from './postgres.ts';
export { insertRow, updateRow } from './writeRow.ts';
