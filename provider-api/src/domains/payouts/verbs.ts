export { askPayout } from './askPayout.ts';
export { approvePayout, payPayout, refusePayout, returnPayout } from './decidePayout.ts';
export { listPayouts, provePayout, readPayoutAccount } from './readPayouts.ts';
