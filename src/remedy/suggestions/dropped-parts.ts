import { usablePackageJson } from '../../command/resolve/package-json.ts';
import { nearestName } from '../../ground/nearest-name.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { isProblem } from '../../rules/problem.ts';
import { cutSpan, type Rewrite, replaceSpan, suggest } from '../rewrites/rewrite.ts';
import { partsOf } from '../rewrites/shell-syntax.ts';
import type { ScriptStore } from '../script-store.ts';

/** Programs that only pass on their input. */
const FILTERS = /^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/;
const ALWAYS_TRUE = /^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/;
const MAX_COMMANDS = 8;

/**
 * Proposes the required commands of a list: each of `a; b`, and `a` of `a || true`, `a &` and `a | tee
 * log`. A failure hidden by the shell becomes one.
 */
export const requireEach: Rewrite = ({ command, problems }) => {
  if (!problems.some(({ rule }) => rule === 'shell-operator' || rule === 'line-break')) {
    return undefined;
  }
  const parts = partsOf(command);
  if (parts.length === 0 || parts.length > MAX_COMMANDS) return undefined;
  const required: string[] = [];
  for (const [at, { text }] of parts.entries()) {
    const operator = parts[at - 1]?.operator ?? '';
    const isHidden = operator === '||' && ALWAYS_TRUE.test(text);
    const isFilter = /^\|&?$/.test(operator) && FILTERS.test(text);
    if (isHidden || isFilter) continue;
    if (!/^(?:|&&|[;\n]*)$/.test(operator) || text.startsWith('cd ')) return undefined;
    required.push(text);
  }
  if (!/^[&;\s]*$/.test(parts.at(-1)?.operator ?? '')) return undefined;
  if (required.length === 0 || required.join() === command) return undefined;
  return suggest(...required);
};

/** Removes a reported flag, unless its value could remain and become an operand. */
export const dropFlag: Rewrite = (reading) => {
  const { command, problems, invocation } = reading;
  for (const { rule, span } of problems) {
    if (!ruleOf(rule).removable || command[span.start] !== '-') continue;
    const written = command.slice(span.start, span.end);
    const behind = command.slice(span.end).trimStart();
    const mayTakeNext = !/[=\s]/.test(written) && behind !== '' && !behind.startsWith('-');
    const isRead = invocation?.flags.some((flag) => flag.span.start === span.start) === true;
    if (mayTakeNext && !isRead) continue;
    return suggest(cutSpan(command, span));
  }
  return undefined;
};

/** Scripts that npm runs without `run`. */
const SHORT: ReadonlySet<string> = new Set(['test', 'start', 'stop']);
const PACKAGE_MANAGERS: ReadonlySet<string> = new Set(['pnpm', 'yarn', 'bun', 'npm']);

/** Corrects a misspelt npm subcommand or script. */
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

async function scriptNames({ tree }: ScriptStore): Promise<readonly string[]> {
  const manifest = tree && (await usablePackageJson(tree, ''));
  return [...(manifest?.scripts.keys() ?? [])];
}
