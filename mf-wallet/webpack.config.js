import { remote } from 'tooling/webpack';

export default remote(import.meta.dirname, { port: 3103 });
