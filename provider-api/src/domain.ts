import type { Verbs } from './http/context.ts';
import type { Api } from './http/serve.ts';
import type { Job, PeriodicJob } from './jobs/job.ts';

export interface Domain {
  verbs?: Verbs;
  routes?: (api: Api) => void;
  jobs?: readonly Job<never>[];
  periodic?: readonly PeriodicJob[];
}
