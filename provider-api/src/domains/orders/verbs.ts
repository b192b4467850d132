export { bookOrder } from './bookOrder.ts';
export { approveOrder, rejectOrder } from './decideOrder.ts';
export { invoiceOrder } from './invoiceOrder.ts';
export { listOrders, orderById } from './listOrders.ts';
export { orderQuotation } from './orderQuotation.ts';
export { changeOrder, createOrder } from './saveOrder.ts';
export { submitOrder } from './submitOrder.ts';
export { withdrawOrder } from './withdrawOrder.ts';
