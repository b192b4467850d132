import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { bookOrder } from './bookOrder.ts';
import { approveOrder, rejectOrder } from './decideOrder.ts';
import { tending } from './expireOrders.ts';
import { fulfilJob } from './fulfilOrders.ts';
import { invoiceOrder } from './invoiceOrder.ts';
import { listOrders, orderById } from './listOrders.ts';
import { orderQuotation } from './orderQuotation.ts';
import { changeOrder, createOrder } from './saveOrder.ts';
import { submitOrder } from './submitOrder.ts';
import { withdrawOrder } from './withdrawOrder.ts';

export { orderEvents } from './events.ts';

export const orders: Domain = {
  routes(api) {
    serve(api, contract.listOrders, listOrders);
    serve(api, contract.orderById, orderById);
    serve(api, contract.createOrder, createOrder);
    serve(api, contract.changeOrder, changeOrder);
    serve(api, contract.withdrawOrder, withdrawOrder);
    serve(api, contract.bookOrder, bookOrder);
    serve(api, contract.submitOrder, submitOrder);
    serve(api, contract.approveOrder, approveOrder);
    serve(api, contract.rejectOrder, rejectOrder);
    serve(api, contract.invoiceOrder, invoiceOrder);
    serve(api, contract.orderQuotation, orderQuotation);
  },
  jobs: [fulfilJob],
  periodic: [tending],
};
