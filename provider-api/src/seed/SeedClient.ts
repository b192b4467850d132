interface Answer {
  data: { id: number; token: string } & { id: number; name: string }[];
  message: string;
}

/** The sample history is made through the API, so that the history obeys the portal's rules. */
export class SeedClient {
  private readonly url: string;
  private readonly token: string | undefined;

  constructor(url: string, token?: string) {
    this.url = url;
    this.token = token;
  }

  async signIn(email: string, password: string): Promise<SeedClient> {
    const { data } = await this.call('POST', '/users/auth', { Email: email, Password: password });
    return new SeedClient(this.url, data.token);
  }

  async call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Answer> {
    const reply = await fetch(`${this.url}/api${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
    });
    const answer = (await reply.json()) as Answer;
    if (!reply.ok) throw new Error(`Sample data: ${method} ${path} answered "${answer.message}"`);
    return answer;
  }
}
