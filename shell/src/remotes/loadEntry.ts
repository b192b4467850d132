const never = `sha384-${'A'.repeat(64)}`;
const timeLimitMs = 10_000;

/** Runs a remote's entry, but only with the registry's hash; one without a hash gets a hash that no file has. */
export function loadEntry(path: string): Promise<void> {
  const script = document.createElement('script');
  script.src = path;
  script.integrity = window.portalIntegrity?.[path] ?? never;
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${path} could not be loaded`));
    timer = setTimeout(fail, timeLimitMs);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    document.head.append(script);
  }).finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}
