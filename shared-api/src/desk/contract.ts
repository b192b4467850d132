import { array, type InferType, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, timestamp } from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { attendanceKinds, markRefusals, maxMarks } from './rules.ts';

const invalidNonce = 'Must be a UUID';
const nonce = () => string().matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, invalidNonce);

/** What became of one mark. */
const markResult = lazily(() =>
  object({
    nonce: string().required(),
    /** `known`: it was stored before, and changes nothing. */
    outcome: string().required().oneOf(['stored', 'known', 'refused']),
    code: string().oneOf(markRefusals).optional(),
    why: string().optional(),
  }),
);
export type MarkResult = InferType<typeof markResult>;

export const markAttendance = endpoint({
  method: 'POST',
  path: '/desk/attendance',
  access: ['desk.checkIn'],
  summary:
    'Mark passengers as met, handed over or not found, or undo that; each mark is stored once, whenever it arrives',
  body: lazily(() =>
    object({
      /** By the device's clock, at this attempt. */
      sentAt: timestamp(),
      facts: array(
        object({
          /** Made with the mark, and sent with it however often. */
          nonce: nonce().required(invalidNonce),
          passengerId: id(),
          kind: choice(attendanceKinds),
          /** The nonce of the mark that is undone. */
          undoes: nonce().when('kind', ([kind], undone) =>
            kind === 'undone'
              ? undone.required(invalidNonce)
              : undone.test('none', 'Only an undo names a mark', (value) => !value),
          ),
          /** By the device's clock. */
          at: timestamp(),
        }).required(),
      )
        .required('Must have at least one mark')
        .min(1, 'Must have at least one mark')
        .max(maxMarks, `Must have at most ${maxMarks} marks`),
    }),
  ),
  reply: lazily(() => array(markResult.required()).required()),
});
