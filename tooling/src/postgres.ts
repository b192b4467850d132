export { type Options, type Postgres, startPostgres } from './postgres/startPostgres.ts';
