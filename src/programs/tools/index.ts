import type { FlagRuleId } from '../reasons.ts';
import type { ToolData, UseData } from '../schema.ts';
import { groupsByName, type Use, useTable } from '../table.ts';
import { BUNDLERS } from './bundlers.ts';
import { COMPILERS } from './compilers.ts';
import { LINTERS } from './linters.ts';
import { COVERAGE, RUNNERS } from './runners.ts';
import { TEST_RUNNERS } from './test-runners.ts';

/**
 * Binaries of packages that would give back what the gate takes away: they start other programs,
 * evaluate text, publish, install or never end. Grouped by the rule that an invocation breaks.
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

/** The tools whose flags are known. */
export const TOOL_DATA: readonly ToolData[] = [
  ...TEST_RUNNERS,
  ...COVERAGE,
  ...LINTERS,
  ...COMPILERS,
  ...BUNDLERS,
  ...RUNNERS,
];

/** The tables of {@link TOOL_DATA}, by the name of each binary. */
export const TOOLS: ReadonlyMap<string, Use> = new Map(
  TOOL_DATA.flatMap((data) => {
    const tool = useTable(data);
    return data.programs.map((program) => [program, tool] as const);
  }),
);

/**
 * The table of a tool. `npx @scope/x` runs the binary `x` of that package.
 *
 * @param added tools to which the policy adds flags
 */
export function toolOf(name: string, added?: ReadonlyMap<string, Use>): Use | undefined {
  const binary = TOOLS.has(name) ? name : withoutScope(name);
  return added?.get(binary) ?? TOOLS.get(binary);
}

/** The table of a tool with further flags; undefined if there is no table. */
export function toolWith(name: string, added: UseData['flags']): Use | undefined {
  const data = TOOL_DATA.find(({ programs }) => programs.includes(name));
  return data && useTable(data, [added]);
}

/** The rule that running a tool breaks, whatever its words are. */
export function refusalOf(name: string): FlagRuleId | undefined {
  return REFUSED_TOOLS.get(name) ?? REFUSED_TOOLS.get(withoutScope(name));
}

/** Whether there is a table of a tool, or a rule that it breaks. */
export function isKnownTool(name: string): boolean {
  return TOOLS.has(name) || TOOLS.has(withoutScope(name)) || refusalOf(name) !== undefined;
}

function withoutScope(name: string): string {
  return name.replace(/^@[^/]*\//, '');
}
