export { chooseContact, contactChoices } from './contactChoices.ts';
export { listMessages } from './listMessages.ts';
export { giveSmsNumber, removeSmsNumber } from './ownNumber.ts';
export { seeMessages } from './seeMessages.ts';
export { smsReport } from './smsReport.ts';
export { stopSms } from './stopSms.ts';
