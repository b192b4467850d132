import { type DateInput, formatInLagos } from 'shared-api/dates';

export { type DateInput, formatDate, formatDateTime, formatMoment, formatTime } from 'shared-api/dates';

/** 3 Mar: a day along a chart. */
export const formatDay = (value: DateInput) => formatInLagos(value, 'D MMM');
/** Mar 2021: a month along a chart. */
export const formatMonth = (value: DateInput) => formatInLagos(value, 'MMM YYYY');
/** 14:37, for the clock of the top bar alone (SHELL-13). */
export const formatClock = (value: DateInput) => formatInLagos(value, 'HH:mm');
