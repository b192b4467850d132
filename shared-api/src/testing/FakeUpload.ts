/** Uploads in tests use the same handlers as `fetch`, and all bytes are reported as sent. */
export class FakeUpload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  private method = 'GET';
  private url = '';
  private sent: Record<string, string> = {};
  private received = new Headers();

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.sent[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.received.get(name);
  }

  abort(): void {
    this.onabort?.();
  }

  async send(body: BodyInit): Promise<void> {
    this.upload.onprogress?.({ loaded: 100, total: 100 });
    try {
      const response = await fetch(this.url, { method: this.method, headers: this.sent, body });
      this.status = response.status;
      this.received = response.headers;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}
