import { clientAsks } from '../clients/rules.ts';
import { array, boolean, number, object, string } from '../contract/yup.ts';
import { staffTasks } from './rules.ts';

export const replies = {
  needsDoing: object({
    tasks: array(
      object({
        task: string().required().oneOf(staffTasks),
        count: number().required(),
        list: string().required().oneOf(['clients', 'bookings', 'payments', 'transactions', 'requests']),
        query: object({
          type: number(),
          status: string(),
          asks: string().oneOf(clientAsks),
          date: string(),
          overdue: boolean(),
          met: boolean(),
          unassigned: boolean(),
          from: string(),
          to: string(),
          airportId: number(),
        }).required(),
      }).required(),
    ).required(),
  }),
};
