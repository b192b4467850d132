export {
  type DateInput,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMonth,
  formatTime,
} from 'shared-api/dates';
