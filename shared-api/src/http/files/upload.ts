export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Date', 'Retry-After']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
};

/** Uses XMLHttpRequest, since `fetch` does not report upload progress. */
export function upload(
  url: string,
  init: RequestInit & { headers?: Record<string, string> },
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', url);
    for (const [name, value] of Object.entries(init.headers ?? {})) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The request was aborted', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

/** Returns the sent share of each file, from 0 to 1. The request sends all form fields before the files. */
export function sharesSent(
  files: readonly Pick<File, 'size'>[],
  { sentBytes, totalBytes }: UploadProgress,
): number[] {
  const inFiles = files.reduce((sum, { size }) => sum + size, 0);
  let left = sentBytes - Math.max(0, totalBytes - inFiles);
  return files.map(({ size }) => {
    const share = size === 0 ? Number(left >= 0) : Math.min(1, Math.max(0, left / size));
    left -= size;
    return share;
  });
}
