export { findPrograms } from './postgres/programs.ts';
export { type Options, type Postgres, startPostgres } from './postgres/startPostgres.ts';
