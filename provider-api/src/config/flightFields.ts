import type { FlightFields } from '../adapters/flights/httpFlights.ts';
import type { Reader } from './environmentVariable.ts';

const form =
  'be JSON such as {"flights":"data","airport":"{direction}.iata","scheduled":"{direction}.scheduled","expected":["{direction}.estimated"],"status":"status","canceled":["cancelled"]}';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown) => value === undefined || (Array.isArray(value) && value.every(isText));
const isOptional = (value: unknown) => value === undefined || isText(value);

export const asFlightFields: Reader<FlightFields> = (text) => {
  let fields: Partial<Record<keyof FlightFields, unknown>> | null;
  try {
    fields = JSON.parse(text);
  } catch {
    throw new Error(form);
  }
  const { flights, airport, scheduled, expected, status, canceled } = fields ?? {};
  const whole = isText(airport) && isText(scheduled) && isTexts(expected) && isTexts(canceled);
  if (!whole || !isOptional(flights) || !isOptional(status)) throw new Error(form);
  return fields as FlightFields;
};
