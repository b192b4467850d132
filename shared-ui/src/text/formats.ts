export {
  type DateInput,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMonth,
  formatShortDateTime,
  formatTime,
} from 'shared-api/dates';
