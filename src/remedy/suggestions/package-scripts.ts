import { usablePackageJson } from '../../command/resolve/package-json.ts';
import { nearestName } from '../../ground/nearest-name.ts';
import { isProblem } from '../../rules/problem.ts';
import { type Rewrite, replaceSpan, suggest } from '../rewrites/rewrite.ts';
import type { ScriptStore } from '../script-store.ts';

/** Scripts that npm runs without `run`. */
const SHORT: ReadonlySet<string> = new Set(['test', 'start', 'stop']);
const PACKAGE_MANAGERS: ReadonlySet<string> = new Set(['pnpm', 'yarn', 'bun', 'npm']);

/** Corrects the name of an npm subcommand or script that does not exist. */
export const spellScript: Rewrite = async ({ command, problems, words, invocation }, store) => {
  if (invocation?.program !== 'npm') return undefined;
  const names = await scriptNames(store);
  const missing = problems.find((problem) => isProblem(problem, 'npm-script-missing'));
  if (missing !== undefined) {
    const name = nearestName(missing.args.script, names);
    const word = words.find(({ text }) => text === missing.args.script);
    return name === undefined || word === undefined
      ? undefined
      : suggest(replaceSpan(command, word.span, name));
  }
  const unknown = problems.find((problem) => isProblem(problem, 'unknown-subcommand'));
  if (unknown === undefined) return undefined;
  const { subcommand, meant } = unknown.args;
  const known = meant === '' ? nearestName(subcommand, [...SHORT]) : meant;
  const candidates = [
    ...(names.includes(subcommand) ? [`run ${subcommand}`] : []),
    ...(known === undefined ? [] : [known]),
  ];
  const [first] = candidates;
  return first === undefined ? undefined : suggest(replaceSpan(command, unknown.span, first));
};

/** Runs the script of `pnpm lint`, `yarn test` or `bun run lint` with npm. */
export const useNpm: Rewrite = async ({ command, words, problems }, store) => {
  const isRefused = problems.some(({ rule }) => rule === 'program-not-allowed');
  const [program, second, third] = words;
  if (!isRefused || program === undefined || second === undefined) return undefined;
  if (!PACKAGE_MANAGERS.has(program.text)) return undefined;
  // Bun has a test runner and a bundler of its own.
  if (program.text === 'bun' && /^(?:test|build)$/.test(second.text)) return undefined;
  const name = second.text === 'run' ? third : second;
  if (name === undefined || !(await scriptNames(store)).includes(name.text)) return undefined;
  const script = SHORT.has(name.text) ? name.text : `run ${name.text}`;
  const rest = command.slice(name.span.end).trim();
  return suggest(`npm ${script}${rest === '' ? '' : ` -- ${rest}`}`);
};

/** Runs a tool of the dependencies with npx: `eslint src`, `pnpm exec eslint src`. */
export const useNpx: Rewrite = ({ command, words, problems }, { tree }) => {
  const refused = problems.find(({ rule }) => rule === 'program-not-allowed');
  const [program, second, third] = words;
  // Without files, nothing shows that npx would not download the tool.
  if (refused === undefined || program === undefined || tree === undefined) return undefined;
  const runner = /^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(program.text);
  const named = /^(?:exec|dlx|x)$/.test(second?.text ?? '') ? third : second;
  const tool = runner ? (/^(?:bunx|pnpx)$/.test(program.text) ? second : named) : program;
  return tool === undefined || !/^[a-z][\w.-]*$/.test(tool.text)
    ? undefined
    : suggest(`npx ${command.slice(tool.span.start)}`);
};

/** Runs the script of a workspace from the root: `npm test -w packages/a`. */
export const useWorkspace: Rewrite = ({ command }) => {
  const [, folder, rest] =
    /^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(command) ?? [];
  if (folder === undefined || rest === undefined) return undefined;
  const [, run = rest, words = ''] = /^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(rest.trim()) ?? [];
  return suggest(`${run} -w ${folder.replace(/\/$/, '')}${words}`);
};

async function scriptNames({ tree }: ScriptStore): Promise<readonly string[]> {
  const manifest = tree && (await usablePackageJson(tree, ''));
  return [...(manifest?.scripts.keys() ?? [])];
}
