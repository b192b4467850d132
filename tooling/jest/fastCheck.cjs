const path = require('node:path');

const folder = path.dirname(require.resolve('fast-check/package.json'));
const fastCheck = require(path.join(folder, 'lib/cjs/fast-check.js'));

/** A fixed seed makes random tests repeatable; TEST_SEED sets another one. */
fastCheck.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });

module.exports = fastCheck;
