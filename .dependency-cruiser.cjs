const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const remote = '(mf-[^/]+)';

const api = path.join(__dirname, 'shared-api/src');
/**
 * If a folder of shared-api contains `client.ts`, the folder's `index.ts` also exports the contents of
 * `client.ts`.
 */
const callers = readdirSync(api).filter((subject) => existsSync(path.join(api, subject, 'client.ts')));
const clientOfApi = `^shared-api/src/(http/|kept-day/|[^/]+/client\\.ts$|(${callers.join('|')})/index\\.ts$)`;
const tests = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'antd-inside-shared-ui',
      comment: 'antd is imported by shared-ui alone: everything else uses the kit, or antd arrives twice.',
      severity: 'error',
      from: { pathNot: '^shared-ui/' },
      to: { path: '(^|/)node_modules/(antd|@ant-design|@rc-component)/' },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell finds its remotes at run time in /remotes.json, never by an import.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-|provider-api/|remote/|e2e/)' },
    },
    {
      name: 'remotes-stand-alone',
      comment: 'A remote imports shared-ui and shared-api. What another remote shows goes through <Slot>.',
      severity: 'error',
      from: { path: `^${remote}/src/` },
      to: { path: '^(shell|mf-[^/]+|provider-api|remote|e2e|tooling)/', pathNot: '^$1/' },
    },
    {
      name: 'shared-ui-knows-contract-only',
      comment: 'The kit serves every remote: of ours it knows the contract and its rules alone.',
      severity: 'error',
      from: { path: '^shared-ui/src/', pathNot: [tests, '^shared-ui/src/testing/'] },
      to: {
        path: ['^(shell|mf-[^/]+|provider-api|remote|e2e|tooling|shared-api/src/testing)/', clientOfApi],
      },
    },
    {
      name: 'contract-and-rules-know-nobody',
      comment: 'The contract and the rules are what everybody else builds on.',
      severity: 'error',
      from: {
        path: '^shared-api/src/',
        pathNot: [tests, clientOfApi, '^shared-api/src/testing/'],
      },
      to: {
        path: [
          '^(shell|mf-[^/]+|provider-api|remote|e2e|tooling|shared-ui|shared-api/src/testing)/',
          clientOfApi,
        ],
      },
    },
    {
      name: 'client-knows-contract-and-rules',
      comment: 'The client calls what the contract names; it draws nothing and serves nothing.',
      severity: 'error',
      from: { path: clientOfApi, pathNot: tests },
      to: { path: '^(shell|mf-[^/]+|provider-api|remote|e2e|tooling|shared-ui|shared-api/src/testing)/' },
    },
    {
      name: 'server-knows-contract-and-rules',
      comment: 'The server implements the contract; the page and its client do not exist for it.',
      severity: 'error',
      from: { path: '^provider-api/(src|sandbox)/' },
      to: { path: ['^(shell|mf-[^/]+|e2e|shared-ui)/', clientOfApi] },
    },
    {
      name: 'remote-stands-below-server-and-tools',
      comment:
        'The server, the tools and teams elsewhere build on the release machinery; it knows the rules alone.',
      severity: 'error',
      from: { path: '^remote/src/' },
      to: { path: ['^(shell|mf-[^/]+|provider-api|e2e|tooling|shared-ui)/', clientOfApi] },
    },
    {
      name: 'tooling-only-in-tests-of-the-server',
      comment: 'What runs in production does not need what builds and checks it.',
      severity: 'error',
      from: { path: '^provider-api/(src|sandbox)/', pathNot: [tests, '^provider-api/src/testing/'] },
      to: { path: '^tooling/' },
    },
    {
      name: 'sandbox-is-another-server',
      comment: 'The server reaches the sandbox gateway by HTTP only, as it reaches the real gateway.',
      severity: 'error',
      from: { path: '^provider-api/src/', pathNot: [tests, '^provider-api/src/testing/'] },
      to: { path: '^provider-api/sandbox/' },
    },
    {
      name: 'journeys-use-the-portal-from-outside',
      comment:
        'The end-to-end tests see what a person sees; they import the contract, the rules and makers of objects.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: ['^(shell|mf-[^/]+|provider-api|shared-ui)/', clientOfApi] },
    },
    {
      name: 'nobody-knows-measurements',
      comment: 'What measures the product and breaks it on purpose stands beside it.',
      severity: 'error',
      from: { pathNot: '^measurements/' },
      to: { path: '^measurements/' },
    },
    {
      name: 'measurements-use-the-portal-from-outside',
      comment: 'Measurements ask a running portal; of the tools they import what tooling exports.',
      severity: 'error',
      from: { path: '^measurements/(src|specs)/' },
      to: { path: '^(shell|mf-[^/]+|provider-api|shared-ui|tooling/src)/' },
    },
    {
      name: 'tasks-stand-alone',
      comment:
        "A task's folder imports itself and its application's src/shared: move what two tasks need there.",
      severity: 'error',
      from: { path: `^${remote}/src/([^/]+)/`, pathNot: `^${remote}/src/(shared|testing)/` },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|shared|testing)/' },
    },
    {
      name: 'shared-of-a-remote-knows-no-task',
      comment: 'src/shared serves the tasks; it does not know them.',
      severity: 'error',
      from: { path: `^${remote}/src/shared/` },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/(shared|testing)/' },
    },
    {
      name: 'domains-through-their-index',
      comment: 'A domain uses another one through its index.ts, so that its insides can change.',
      severity: 'error',
      from: { path: '^provider-api/src/domains/([^/]+)/', pathNot: tests },
      to: {
        path: '^provider-api/src/domains/[^/]+/',
        pathNot: ['^provider-api/src/domains/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'domains-from-outside-through-their-index',
      comment: 'Routes, jobs and commands use a domain through its index.ts or its routes.ts.',
      severity: 'error',
      from: {
        path: '^provider-api/src/',
        pathNot: ['^provider-api/src/domains/', tests, '^provider-api/src/testing/'],
      },
      to: { path: '^provider-api/src/domains/[^/]+/', pathNot: '/(index|routes)\\.ts$' },
    },
    {
      name: 'database-and-http-know-no-domain',
      comment: 'db and http serve the domains.',
      severity: 'error',
      from: { path: '^provider-api/src/(db|http)/', pathNot: tests },
      to: { path: '^provider-api/src/(domains|jobs)/' },
    },
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could use. Without swc, the check reads no file and is
    // always green.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    enhancedResolveOptions: {
      conditionNames: ['portal-source', 'import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
