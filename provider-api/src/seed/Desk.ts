import type { Server } from '../server.ts';

interface Answer {
  data: { id: number; token: string } & { id: number; name: string }[];
  message: string;
}

/** Sample history is made by the portal's own calls, so that it obeys the portal's own rules. */
export class Desk {
  private readonly server: Server;
  private readonly token: string | undefined;

  constructor(server: Server, token?: string) {
    this.server = server;
    this.token = token;
  }

  async signIn(email: string, password: string): Promise<Desk> {
    const { data } = await this.call('POST', '/users/auth', { Email: email, Password: password });
    return new Desk(this.server, data.token);
  }

  async call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Answer> {
    const reply = await this.server.api.fastify.inject({
      method,
      url: `/api${path}`,
      ...(body && { payload: body }),
      headers: this.token ? { authorization: `Bearer ${this.token}` } : {},
    });
    const answer = reply.json<Answer>();
    if (reply.statusCode !== 200)
      throw new Error(`Sample data: ${method} ${path} answered "${answer.message}"`);
    return answer;
  }
}
