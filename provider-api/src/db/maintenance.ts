const minuteMs = 60_000;
const nightlyHourUtc = 2;

/** Keeps the embedded database's log short (a checkpoint a minute) and its statistics fresh (nightly vacuum). */
export function maintenance(exec: (sql: string) => Promise<unknown>) {
  let vacuumedOn = new Date().toISOString().slice(0, 10);
  const tick = async () => {
    await exec('checkpoint');
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    if (today === vacuumedOn || now.getUTCHours() < nightlyHourUtc) return;
    vacuumedOn = today;
    await exec('vacuum analyze');
  };
  const timer = setInterval(() => void tick().catch(() => {}), minuteMs).unref();
  return { stop: () => clearInterval(timer) };
}
