const path = require('node:path');

const folder = path.dirname(require.resolve('fast-check/package.json'));
const fastCheck = require(path.join(folder, 'lib/cjs/fast-check.js'));

fastCheck.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });

module.exports = fastCheck;
