import { browser } from 'tooling/jest';

// A registration has a dozen fields to fill: more than the default 5 s on a machine busy with other things.
export default browser(import.meta.dirname, { testTimeout: 30_000 });
