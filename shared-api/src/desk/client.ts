import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiProblem, call, download } from 'shared-api/http';
import type { Booking } from '../bookings/replies.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { voucherPdfName } from '../documents/names.ts';
import * as api from './contract.ts';
import { voucherCode } from './voucherCodes.ts';

type Fact = BodyOf<typeof api.markAttendance>['facts'][number];
export type AttendanceMark = Pick<Fact, 'nonce' | 'passengerId' | 'kind' | 'undoes' | 'at'>;

export const scanMutation = (airportId: number) =>
  mutationOptions({
    mutationFn: async (text: string) => {
      const code = voucherCode(text);
      return code ? (await call(api.scanCode, { body: { code, airportId } })).data : null;
    },
    meta: { toldByPage: true },
  });

export const verifyQuery = (code: string) =>
  queryOptions({
    queryKey: [...keys.vouchers, code],
    queryFn: async ({ signal }) => {
      try {
        return (await call(api.verifyCode, { params: { code } }, { signal })).data;
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.status === 404) return null;
        throw problem;
      }
    },
    meta: { failure: 'The voucher was not looked up. Kindly Refresh' },
  });

export const voucherDownload = ({ id, invoiceNumber }: Booking) =>
  download(api.bookingVoucher, { params: { id } }, voucherPdfName(invoiceNumber ?? String(id)));
