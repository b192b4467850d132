import { readFileSync, writeFileSync } from 'node:fs';
import { exportBookings } from 'shared-api/contract';
import { ApiClient, type Portal } from 'tooling/portal';
import { postgresTool } from '../../sql.ts';
import { median, seconds, table, timed } from '../../table.ts';

const copy = `copy (
  select b.created_at, b.invoice_id, coalesce(client.business_name, concat_ws(' ', client.first_name, client.last_name)),
         service.name, airport.code, destination.code as destination, b.flight_at, b.flight_number, b.passenger_count,
         b.price_kobo / 100.0, b.status
    from bookings b join users client on client.id = b.owner_id join services service on service.id = b.service_id
    join airports airport on airport.id = b.airport_id
    join airports destination on destination.id = b.destination_airport_id
   order by b.created_at desc, b.id desc) to stdout with (format csv)`;

const memoryMb = (pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const forgetPeak = (pid: number | undefined): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

const countLines = async (url: string, token: string): Promise<number> => {
  const reply = await new ApiClient(url).send(exportBookings, { token });
  if (reply.status !== 200 || !reply.body) throw new Error(`The export answered ${reply.status}`);
  let lines = 0;
  for await (const chunk of reply.body)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
};

export const csvExport = async (
  { url, pid }: Portal,
  databaseUrl: string,
  token: string,
): Promise<string> => {
  const [copies, exports, growth]: [number[], number[], number[]] = [[], [], []];
  let lines = 0;
  for (let round = 0; round < 3; round += 1) {
    copies.push((await timed(() => postgresTool('psql', '-Xqo', '/dev/null', '-c', copy, databaseUrl))).ms);
    const beforeMb = memoryMb(pid, 'VmRSS');
    forgetPeak(pid);
    const exported = await timed(() => countLines(url, token));
    exports.push(exported.ms);
    growth.push(memoryMb(pid, 'VmHWM') - beforeMb);
    lines = exported.result;
  }
  const [copyMs, exportMs] = [median(copies), median(exports)];
  return table(
    [`${lines} bookings as CSV, median of 3`, '`COPY`', 'ratio (target 4)', 'memory (+64 MB)'],
    [
      [
        seconds(exportMs),
        seconds(copyMs),
        (exportMs / copyMs).toFixed(2),
        `+${median(growth).toFixed(0)} MB`,
      ],
    ],
  );
};
