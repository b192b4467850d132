import { airports } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';

export const listAirports: Verb<'listAirports'> = async () => ({ data: [...airports] });
