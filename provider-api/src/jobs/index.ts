export { enqueue, type Job, job, type PeriodicJob } from './job.ts';
export { Runner } from './Runner.ts';
