import type { Api } from './http/serve.ts';
import type { Job, PeriodicJob } from './jobs/job.ts';

export interface Domain {
  routes?: (api: Api) => void;
  jobs?: readonly Job<never>[];
  periodic?: readonly PeriodicJob[];
}
