import type { FlagRuleId } from '../reasons.ts';
import type { ToolData, UseData } from '../schema.ts';
import { groupsByName, type Tools, type Use, useTable } from '../table.ts';
import { COMPILERS } from './compilers.ts';
import { LINTERS } from './linters.ts';
import { COVERAGE, RUNNERS } from './runners.ts';
import { TEST_RUNNERS } from './test-runners.ts';
import { UNKNOWN_MODULE, unknownTool } from './unknown.ts';

/**
 * Binaries that would undo the gate's limits: they start other programs, evaluate text, publish,
 * install or never end. Grouped by rule.
 */
export const REFUSED_TOOLS: ReadonlyMap<string, FlagRuleId> = groupsByName<FlagRuleId>({
  'outside-code': `
    babel-node bnr bun bunx coffee corepack cross-env-shell deno dotenv dotenv-cli dotenvx env-cmd esmo esno
    execa foreman glob husky jake jiti lage lerna lint-staged nf node npm npm-watch nps npx nx onchange
    open-cli opener per-env pm2 pnpm pnpx run-script-os run-z rush server-test shx
    simple-git-hooks start-server-and-test start-test sucrase-node swc-node tsm turbo ultra vite-node wireit
    wsrun yarn yarnpkg zx
  `,
  'never-ends': `
    browser-sync chokidar docsify electron forever http-server json-server lite-server live-server localtunnel
    lt ngrok node-dev nodemon serve start-storybook ts-node-dev tsnd tsserver
    typescript-language-server verdaccio watchify wds web-dev-server webpack-dev-server
  `,
  'uses-network': `
    degit firebase gh-pages lerna-publish ncu netlify node-gyp node-gyp-build node-pre-gyp np npm-check-updates
    npm-publish patch-package prebuild-install puppeteer release-it semantic-release surge tiged vercel wrangler
  `,
  'writes-files': `
    @changesets/cli changeset copyfiles cpx cpy cpy-cli del del-cli drizzle-kit knex mkdirp ncp prisma rimraf
    typeorm
  `,
});

export const TOOL_DATA: readonly ToolData[] = [
  ...TEST_RUNNERS,
  ...COVERAGE,
  ...LINTERS,
  ...COMPILERS,
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
      return data ? [[name, useTable(data, [{ flags }])] as const] : [];
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
