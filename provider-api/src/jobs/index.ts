export { enqueue, type Job, job, type PeriodicJob } from './job.ts';
export { jobKinds } from './kinds.ts';
export { Runner } from './Runner.ts';
