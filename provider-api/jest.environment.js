import { TestEnvironment } from 'jest-environment-node';

export default class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.readPdf = async (bytes) => (await import('tooling/pdf')).readPdf(bytes);
  }
}
