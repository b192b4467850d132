import { Writable } from 'node:stream';
import { type LevelWithSilent, type Logger, pino } from 'pino';
import { lines } from '../log.ts';

interface RecordedLog {
  log: Logger;
  logged: string[];
}

export function recordedLog(level: LevelWithSilent): RecordedLog {
  const logged: string[] = [];
  const kept = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  return { log: pino({ ...lines, level }, kept), logged };
}
