const path = require('node:path');

const folder = path.dirname(require.resolve('fast-check/package.json'));
const fastCheck = require(path.join(folder, 'lib/cjs/fast-check.js'));

/** A run draws what the last one drew, unless TEST_SEED says otherwise. */
fastCheck.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });

module.exports = fastCheck;
