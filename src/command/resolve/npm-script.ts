import type { Span } from '../../model/finding.ts';
import { resolveInTree } from '../../repo/paths.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import { isProgram, parseInvocation } from '../families/index.ts';
import { hasOneReading, lex } from '../lex/lex.ts';
import type { Word } from '../reading.ts';
import { resolveScript } from './file.ts';
import { INVALID, type PackageJson, readPackageJson } from './package-json.ts';
import { fails, from, join, NOTHING, type Place, type Resolved, target } from './place.ts';
import { CANNOT_FAIL, dangerOf, SHELL_WORDS, splitScript } from './script-text.ts';
import type { Trail } from './trail.ts';

/** What npm does about a script that package.json does not have. */
export type WhenMissing = 'fails' | 'passes' | 'silent';

/** Problems in a script that are reported unchanged; all others are summarised. */
const PASSED_ON: ReadonlySet<RuleId> = new Set([
  'target-changed',
  'target-writes',
  'not-installed',
  'only-prints',
]);

/**
 * What `npm run NAME` runs in one package: the script with its pre and post scripts, each followed
 * through simple commands. A script is a shell's text by npm's contract, so that what it does beyond
 * following is shown to the reviewer and blocked only where it is plainly destructive.
 */
export async function resolveNpmScript(
  place: Place,
  name: string,
  span: Span,
  whenMissing: WhenMissing,
  trail: Trail,
): Promise<Resolved> {
  const manifest = await readPackageJson(place.tree, place.directory);
  if (manifest === INVALID) return fails('package-json-invalid', span, { path: 'package.json' });
  if (manifest === undefined) {
    return fails('package-json-missing', span, { directory: place.directory });
  }
  const names = scriptsOf(manifest, name);
  if (names.length === 0) return missing(place, name, span, whenMissing);
  const results: Resolved[] = [];
  for (const each of names) {
    const key = `${place.directory}\0${each}`;
    const text = manifest.scripts.get(each) ?? '';
    results.push(
      await trail.follow(
        key,
        () => resolveText(place, each, text, span, trail),
        () => fails('npm-script-cycle', span, { script: each }),
      ),
    );
  }
  const changed = place.changed.has(manifest.path)
    ? fails('target-changed', span, { path: manifest.path })
    : NOTHING;
  return join([...results, changed]);
}

/** `npm start` without such a script runs server.js, if there is one. */
async function missing(
  place: Place,
  name: string,
  span: Span,
  whenMissing: WhenMissing,
): Promise<Resolved> {
  if (whenMissing === 'silent') return NOTHING;
  const starts = name === 'start' || name === 'restart';
  if (starts && resolveInTree(place.tree, from(place, 'server.js')).kind !== 'missing') {
    return resolveScript(place, 'server.js', span);
  }
  return fails('npm-script-missing', span, { script: name, passes: whenMissing === 'passes' });
}

/** In the order in which npm runs them. `npm restart` without such a script is stop and start. */
function scriptsOf({ scripts }: PackageJson, name: string): readonly string[] {
  const main = name === 'restart' && !scripts.has(name) ? ['stop', 'start'] : [name];
  if (!main.some((each) => scripts.has(each))) return [];
  return [...main.flatMap((each) => [`pre${each}`, each, `post${each}`])].filter((each) =>
    scripts.has(each),
  );
}

async function resolveText(
  place: Place,
  script: string,
  text: string,
  span: Span,
  trail: Trail,
): Promise<Resolved> {
  const here: Place = { ...place, via: script };
  const own: Resolved = {
    targets: [target(place, { kind: 'npm_script', name: script, script: text })],
    problems: [],
  };
  const danger = dangerOf(text);
  if (danger !== undefined) {
    return join([own, fails('npm-script-dangerous', span, { script, text, danger })]);
  }
  const { commands, compound } = splitScript(text);
  const results: Resolved[] = [];
  let followed = !compound;
  for (const command of commands) {
    const { words, problems } = lex(command);
    if (!hasOneReading({ problems })) followed = false;
    else results.push(await resolveCommand(here, words, span, trail));
  }
  const { targets, problems } = join(results);
  const prints =
    commands.length > 0 &&
    commands.every((command) => CANNOT_FAIL.has(command.split(/\s/)[0] ?? ''));
  const shown = followed ? NOTHING : fails('npm-script-compound', span, { script, text });
  return {
    targets: [...own.targets, ...targets],
    problems: [
      ...problems.filter(({ rule }) => isPassedOn(rule)),
      ...summary(problems, span, script, text),
      ...(prints
        ? [problemAt('only-prints', span, { program: 'npm', flag: `run ${script}` })]
        : []),
      ...shown.problems,
    ],
  };
}

function isPassedOn(rule: RuleId): boolean {
  return PASSED_ON.has(rule) || rule.startsWith('npm-script-') || rule === 'npmrc-redirects';
}

function summary(
  problems: readonly Problem[],
  span: Span,
  script: string,
  text: string,
): Problem[] {
  const first = problems.find(({ rule }) => !isPassedOn(rule));
  if (first === undefined) return [];
  return [problemAt('npm-script-text', span, { script, text, reason: first.rule })];
}

/** One simple command of a script: ours, a shell's, a local binary, or a program of the machine. */
async function resolveCommand(
  place: Place,
  words: readonly Word[],
  span: Span,
  trail: Trail,
): Promise<Resolved> {
  const [first] = words;
  if (first === undefined || SHELL_WORDS.has(first.text)) return NOTHING;
  const program = isProgram(first.text) ? first.text : undefined;
  const foreign = fails('program-not-allowed', span, { program: first.text, group: 'other' });
  if (program === undefined && /[\\/]/.test(first.text)) return foreign;
  const parsed = parseInvocation(program ?? 'npx', program === undefined ? words : words.slice(1));
  const resolved = await trail.resolve(parsed.invocation, place, span);
  const absent = resolved.problems.some(({ rule }) => rule === 'binary-missing');
  if (program === undefined && absent) return foreign;
  return join([
    { targets: [], problems: parsed.problems.map((each) => ({ ...each, span })) },
    resolved,
  ]);
}
