import type { BenchEnvironment } from '../../portal/benchEnvironment.ts';
import type { Effort } from '../pgbench.ts';
import { prepare, type Rates, ratesOverHttp } from './httpRates.ts';
import { ratesOfPgbench } from './pgbenchRates.ts';

export interface ConfirmRates {
  readonly http: Rates;
  readonly oneByOne: Rates;
}

/** The portal of the environment is stopped before and after; `log` is the log of its database. */
export const confirmRates = async (
  environment: BenchEnvironment,
  log: () => string,
  effort: Effort,
): Promise<ConfirmRates> => {
  const measured = await prepare(environment);
  return {
    http: await ratesOverHttp(measured, effort),
    oneByOne: await ratesOfPgbench(measured, log, effort),
  };
};
