import type { FlagRuleId } from '../reasons.ts';
import type { ToolData, UseData } from '../schema.ts';
import { groupsByName, type Tools, type Use, useTable } from '../table.ts';
import { BUNDLERS } from './bundlers.ts';
import { COMPILERS } from './compilers.ts';
import { LINTERS } from './linters.ts';
import { COVERAGE, RUNNERS } from './runners.ts';
import { TEST_RUNNERS } from './test-runners.ts';

/**
 * Binaries that would undo the gate's limits: they start other programs, evaluate text, publish,
 * install or never end. Grouped by rule.
 */
export const REFUSED_TOOLS: ReadonlyMap<string, FlagRuleId> = groupsByName<FlagRuleId>({
  'outside-code': `
    bnr bun bunx coffee corepack cross-env-shell deno dotenv dotenv-cli dotenvx env-cmd execa foreman glob
    husky jake lage lerna lint-staged nf node npm npm-watch nps npx nx onchange
    open-cli opener per-env pm2 pnpm pnpx run-script-os run-z rush server-test shx
    simple-git-hooks start-server-and-test start-test turbo ultra wireit wsrun yarn yarnpkg zx
  `,
  'never-ends': `
    browser-sync chokidar docsify electron forever http-server json-server lite-server live-server localtunnel
    lt ngrok node-dev nodemon serve start-storybook ts-node-dev tsnd tsserver
    typescript-language-server verdaccio watchify wds web-dev-server webpack-dev-server
  `,
  'uses-network': `
    degit firebase gh-pages lerna-publish ncu netlify node-gyp node-gyp-build node-pre-gyp np npm-check-updates
    npm-publish patch-package prebuild-install release-it semantic-release surge tiged vercel wrangler
  `,
  'writes-files': `
    copyfiles cpx cpy cpy-cli del del-cli drizzle-kit knex mkdirp ncp rimraf typeorm
  `,
});

export const TOOL_DATA: readonly ToolData[] = [
  ...TEST_RUNNERS,
  ...COVERAGE,
  ...LINTERS,
  ...COMPILERS,
  ...BUNDLERS,
  ...RUNNERS,
];

/** By the name of each binary. */
export const TOOLS: ReadonlyMap<string, Use> = new Map(
  TOOL_DATA.flatMap((data) => {
    const tool = useTable(data);
    return data.programs.map((program) => [program, tool] as const);
  }),
);

/** @param added flags missing from the tables, by binary */
export function toolsWith(added: ReadonlyMap<string, UseData['flags']>): Tools {
  const extended = new Map(
    [...added].flatMap(([name, flags]) => {
      const data = TOOL_DATA.find(({ programs }) => programs.includes(name));
      return data ? [[name, useTable(data, [flags])] as const] : [];
    }),
  );
  return {
    known: (name) => {
      const binary = TOOLS.has(name) ? name : withoutScope(name);
      return extended.get(binary) ?? TOOLS.get(binary);
    },
    refusal: (name) => REFUSED_TOOLS.get(name) ?? REFUSED_TOOLS.get(withoutScope(name)),
    unknown: unknownTool,
    module: UNKNOWN_MODULE,
  };
}

function withoutScope(name: string): string {
  return name.replace(/^@[^/]*\//, '');
}

/** The meaning of flags and subcommands in most tools, for tools with unknown flags. */
const COMMON = {
  flags: {
    config: 'config,c= config-file= rcfile= resolve-plugins-relative-to=',
    code: `
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use= cmd= command= eval= init-hook=
    `,
    'outside-code':
      'exec,execute= exec-argv= node-arg~= node-flag~= node-option~= on-change= on-failure= on-success= shell= inspect? inspect-brk? inspect-wait?',
    weakens: 'env-file= exit-zero no-fail warn-only',
    'reads-stdin': 'stdin',
    'uses-network': 'publish upload',
    'tool-writes':
      'apply apply-unsafe fix? in-place overwrite update update-snapshot,update-snapshots write',
    'skips-tests': 'allow-no-tests pass-with-no-tests',
    'never-ends': 'serve ui watch watch-all',
  },
  refused: {
    'outside-code': 'eval',
    'uses-network':
      'add i install link remove uninstall update upgrade deploy login publish push release upload',
    'never-ends': 'console dev develop preview repl serve server shell start studio watch',
    'tool-writes': 'generate migrate',
    'writes-files': 'clean create eject init new',
  },
  unknown: true,
} satisfies Partial<ToolData>;

const { refused } = COMMON;

/** Servers and watchers: what they do without operands, and the words with which they end by themselves. */
const SERVERS: readonly ToolData[] = [
  { programs: ['next'], alone: 'never-ends', ends_with: 'build info lint telemetry typegen' },
  { programs: ['parcel', 'vitepress'], alone: 'never-ends', ends_with: 'build' },
  { programs: ['storybook'], alone: 'never-ends', ends_with: 'build doctor' },
  { programs: ['testem'], alone: 'never-ends', ends_with: 'ci launchers' },
  { programs: ['karma'], ends_with: 'run start' },
  {
    programs: ['ember', 'hexo', 'ng'],
    refused: { ...refused, 'never-ends': `${refused['never-ends']} s` },
  },
  {
    programs: ['microbundle', 'ncc', 'postcss', 'rolldown', 'sass', 'tailwindcss', 'tsdown'],
    flags: { ...COMMON.flags, 'never-ends': `${COMMON.flags['never-ends']} w` },
  },
];

const UNKNOWN_TOOL = useTable(COMMON);

/** The table for a Python module: `-r` means recursion, and code has dotted names. */
const UNKNOWN_MODULE = useTable({
  ...COMMON,
  flags: {
    ...COMMON.flags,
    code: 'custom-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use= cmd= command= eval= init-hook=',
    module: 'import= load= load-plugins= loader= plugin~=',
  },
});

const TABLES: ReadonlyMap<string, Use> = new Map(
  SERVERS.flatMap((server) => {
    const table = useTable({ ...COMMON, ...server });
    return server.programs.map((program) => [program, table] as const);
  }),
);

function unknownTool(name: string): Use {
  return TABLES.get(name) ?? UNKNOWN_TOOL;
}
