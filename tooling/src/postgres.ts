export { findPrograms } from './postgres/programs.ts';
export { type Postgres, startPostgres } from './postgres/startPostgres.ts';
