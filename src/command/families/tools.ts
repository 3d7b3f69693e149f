import type { FlagRuleId } from './parsed.ts';

/**
 * Binaries of packages that would give back what the gate takes away: they start other programs,
 * evaluate text, publish, install or never end. Grouped by the rule that an invocation breaks.
 */
const GROUPS = {
  'launches-programs': `
    bun bunx concurrently conc corepack dotenv dotenv-cli dotenvx env-cmd execa foreman gulp grunt
    husky jake lage lerna lint-staged node nf npm npm-run-all npm-run-all2 npx nx pm2 pnpm pnpx
    run-p run-s run-z rush shx simple-git-hooks start-server-and-test turbo wireit wsrun yarn yarnpkg
    zx
  `,
  'never-ends': `
    browser-sync chokidar electron http-server json-server live-server localtunnel lt ngrok
    node-dev nodemon serve ts-node-dev tsnd webpack-dev-server
  `,
  installs: `
    degit node-gyp node-gyp-build node-pre-gyp npm-check-updates ncu patch-package prebuild-install
    tiged
  `,
  publishes: `
    changeset firebase gh-pages lerna-publish netlify np npm-publish release-it semantic-release
    surge vercel wrangler
  `,
  'writes-files': `
    copyfiles cpx cpy cpy-cli del del-cli drizzle-kit knex mkdirp ncp prisma rimraf typeorm
  `,
} as const satisfies Partial<Record<FlagRuleId, string>>;

export const REFUSED_TOOLS: ReadonlyMap<string, FlagRuleId> = new Map(
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).flatMap((rule) =>
    GROUPS[rule]
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => [name, rule] as const),
  ),
);

/** Subcommands of a tool that is otherwise allowed. */
export const REFUSED_SUBCOMMANDS: ReadonlyMap<string, ReadonlyMap<string, FlagRuleId>> = new Map<
  string,
  ReadonlyMap<string, FlagRuleId>
>([
  [
    'playwright',
    new Map([
      ['install', 'installs'],
      ['codegen', 'never-ends'],
      ['open', 'never-ends'],
    ]),
  ],
  [
    'cypress',
    new Map([
      ['install', 'installs'],
      ['open', 'never-ends'],
      ['cache', 'writes-files'],
    ]),
  ],
  ['puppeteer', new Map([['browsers', 'installs']])],
  [
    'vite',
    new Map([
      ['dev', 'never-ends'],
      ['serve', 'never-ends'],
      ['preview', 'never-ends'],
    ]),
  ],
]);

/** Tools that run the file that is their first word, as node would. */
export const SCRIPT_RUNNERS: ReadonlySet<string> = new Set([
  'babel-node',
  'esno',
  'jiti',
  'sucrase-node',
  'swc-node',
  'ts-node',
  'ts-node-esm',
  'tsx',
  'vite-node',
]);

/** Tools that run the following command, which is read if no flag of the tool precedes it. */
export const COMMAND_RUNNERS: ReadonlySet<string> = new Set(['c8', 'cross-env', 'nyc']);

/** Flags that make a tool change what it looks at. Short ones mean this only to the tools named. */
export const WRITING_FLAGS: ReadonlySet<string> = new Set([
  '--apply',
  '--apply-unsafe',
  '--fix',
  '--update',
  '--update-snapshot',
  '--update-snapshots',
  '--updateSnapshot',
  '--write',
]);
export const WRITES_BY_U: ReadonlySet<string> = new Set(['ava', 'jest', 'playwright', 'vitest']);
export const WRITES_BY_W: ReadonlySet<string> = new Set(['prettier']);

/** Flags by which a tool passes although it tested nothing. */
export const PASSES_WITH_NOTHING: ReadonlySet<string> = new Set([
  '--pass-with-no-tests',
  '--passWithNoTests',
]);

/** Flags that never end. */
export const WATCHING_FLAGS: ReadonlySet<string> = new Set([
  '--ui',
  '--watch',
  '--watch-all',
  '--watchAll',
]);

/** Flags whose value is code, or configuration that names code. */
export const CODE_FLAGS: ReadonlySet<string> = new Set([
  '--config',
  '--custom-syntax',
  '--env',
  '--environment',
  '--format',
  '--formatter',
  '--global-setup',
  '--globalSetup',
  '--globalTeardown',
  '--import',
  '--loader',
  '--parser',
  '--plugin',
  '--preset',
  '--reporter',
  '--reporters',
  '--require',
  '--resolve-plugins-relative-to',
  '--resolver',
  '--rulesdir',
  '--runner',
  '--setupFiles',
  '--setupFilesAfterEnv',
  '--testEnvironment',
  '--testRunner',
  '--transform',
  '-c',
  '-r',
]);
