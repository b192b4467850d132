import { mutationOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/endpoint.ts';
import { newIdempotencyKey } from '../http/idempotency.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';

type Fact = BodyOf<typeof api.markAttendance>['facts'][number];
/** A mark as it was made here: the nonce stays the same however often it is sent. */
export type AttendanceMark = Pick<Fact, 'nonce' | 'passengerId' | 'kind' | 'undoes' | 'at'>;

/** Names one mark; a UUID also outside a secure context, where the key has no hyphens. */
export const newNonce = (): string =>
  newIdempotencyKey()
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Every attempt says when it left, so that the server knows how old each mark is. */
export const markAttendanceMutation = mutationOptions({
  mutationFn: async (facts: AttendanceMark[]) =>
    (await call(api.markAttendance, { body: { sentAt: new Date().toISOString(), facts } })).data,
  meta: { failure: 'The passengers were not marked', invalidates: [keys.bookings] },
});
