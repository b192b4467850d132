import { lagosDate, lagosInstant } from 'shared-api/rules';

const dayMs = 24 * 60 * 60 * 1000;

/** A flight in ten days at 10:15, as the form takes it and as the API does. */
export const flightInTenDays = () => {
  const date = lagosDate(new Date(Date.now() + 10 * dayMs));
  const time = '10:15';
  const [year = '', month = '', day = ''] = date.split('-');
  return {
    date,
    time,
    typedDate: `${day}/${month}/${year}`,
    instant: lagosInstant(date, time).toISOString(),
  };
};

/** An address that no other test uses, so that its mail is its own. */
export const freshAddress = (name: string): string => `${name}.${Date.now().toString(36)}@example.test`;
