import type { Risk } from '../../../model/verdict.ts';
import { matchForm, type Placed, parseForm } from '../../../programs/forms.ts';
import { KINDS, type Kind, PATH_KINDS, SHELL_OPERATOR } from '../../../programs/operand-kinds.ts';
import type { CuratedFamily, Family, FamilyWarning } from '../../../programs/schema.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { Word } from '../../../shell/word.ts';
import type { Places } from '../../command-context.ts';
import { type Argument, readArguments } from './curated-arguments.ts';

/** What a command would do, according to the specification of its family. */
export interface Operation {
  readonly reasons: readonly Finding[];
  readonly risk: Risk;
  readonly warnings: readonly FamilyWarning[];
  /** Every path that it names, or the default path if it names none. */
  readonly paths: readonly { readonly path: string; readonly word?: Word }[];
}

/** Judges the words after a program by its family: by its forms, or by its flags and operands. */
export function readOperation(
  family: Family,
  spec: CuratedFamily,
  words: readonly Word[],
  places: Places,
): Operation {
  const operation =
    spec.forms.length > 0
      ? readForm(family, spec, words, places)
      : readFlagsAndOperands(family, spec, words, places);
  const secrets = operation.paths.some(({ path }) => ENVIRONMENT.test(path));
  const warnings = new Set<FamilyWarning>([
    ...spec.warnings,
    ...(spec.network_touching ? (['network_touching'] as const) : []),
    ...operation.warnings,
    ...(secrets ? (['env_secrets'] as const) : []),
  ]);
  return { ...operation, warnings: [...warnings] };
}

function readForm(
  family: Family,
  spec: CuratedFamily,
  words: readonly Word[],
  places: Places,
): Operation {
  let reason = '';
  let paths: Operation['paths'] = [];
  const at = words[0];
  for (const form of spec.forms) {
    const tokens = parseForm(form.argv) ?? [];
    const match = matchForm(tokens, words, (kind, text) => refusal(kind, text, places));
    if (match === undefined) continue;
    paths = pathsOf(match.placed);
    const warnings = form.warning ? [form.warning] : [];
    if (!match.wrong) return { reasons: [], risk: form.risk ?? spec.risk, warnings, paths };
    reason = `does not accept \`${match.wrong.word.text}\`, which ${match.wrong.reason}; the registered forms are`;
  }
  const forms = spec.forms.map(({ argv }) => `${family.name} ${argv}`);
  const quoted =
    family.category === 'archives' ? words.filter(({ text }) => SHELL_OPERATOR.test(text)) : [];
  return {
    reasons: [
      ...quoted.map(({ text, span }) =>
        finding('shell_operator.quoted', { operator: text }, { span }),
      ),
      finding(
        constrainedForm(family.name),
        { family: family.name, reason, forms },
        at ? { span: at.span } : {},
      ),
    ],
    risk: spec.risk,
    warnings: [],
    paths,
  };
}

function pathsOf(placed: readonly Placed<Word>[]): Operation['paths'] {
  return placed
    .filter(({ kind }) => PATH_KINDS.has(kind))
    .map(({ word }) => ({ path: word.text, word }));
}

function readFlagsAndOperands(
  { name }: Family,
  spec: CuratedFamily,
  words: readonly Word[],
  places: Places,
): Operation {
  const { flags, values, problems } = readArguments(words, spec);
  const reasons: Finding[] = problems.map(({ flag, reason, word }) =>
    finding('flag_not_allowed', { family: name, flag, reason }, { span: word.span }),
  );
  const prefixOf = (text: string) =>
    spec.forbidden_prefixes.find((each) => text.toLowerCase().startsWith(each.toLowerCase()));
  for (const { text, kind, word, operand } of values) {
    const reason = refusal(kind, text, places);
    const place = { span: word.span };
    if (reason && !(operand && prefixOf(text)))
      reasons.push(finding('operand_refused', { family: name, operand: text, reason }, place));
  }
  const operands = values.filter(({ operand }) => operand);
  reasons.push(...countReasons(name, spec, operands.length));
  reasons.push(...stdinReasons(name, spec, operands, flags));
  for (const { text, word } of operands) {
    const prefix = prefixOf(text);
    if (prefix === undefined) continue;
    const args = { family: name, operand: text, prefix };
    reasons.push(finding('forbidden_operand_prefix', args, { span: word.span }));
  }
  const paths = values
    .filter(({ kind, text }) => PATH_KINDS.has(kind) && text !== STDIN)
    .map(({ text, word }) => ({ path: text, word }));
  const broad = paths.some(
    ({ path }) =>
      spec.dangerous_targets.includes(path) ||
      (spec.dangerous_targets.includes('/') && places.locate(path) === '/'),
  );
  const meant = spec.default_operand;
  return {
    reasons,
    risk: broad ? 'dangerous' : spec.risk,
    warnings: [
      ...flags.flatMap((flag) => spec.dangerous_flags[flag] ?? []),
      ...(broad ? (['broad_permission_target'] as const) : []),
    ],
    paths: paths.length === 0 && meant !== undefined ? [{ path: meant }] : paths,
  };
}

/** As an operand or the value of a flag, in place of a file. */
const STDIN = '-';

/** A program that waits for standard input, which is closed, or open at a terminal. */
function stdinReasons(
  name: string,
  { reads_stdin: reads, operands: { min } }: CuratedFamily,
  operands: readonly Argument[],
  flags: readonly string[],
): Finding[] {
  if (reads === undefined) return [];
  const reason = 'is standard input';
  const paths = operands.filter(({ kind }) => PATH_KINDS.has(kind));
  const stdin = paths
    .filter(({ text }) => text === STDIN)
    .map(({ text, word }) =>
      finding('operand_refused', { family: name, operand: text, reason }, { span: word.span }),
    );
  if (stdin.length > 0) return stdin;
  const count = operands.length;
  if (paths.length > 0 || count < min || reads.unless.some((flag) => flags.includes(flag)))
    return [];
  return [finding('operand_count', { family: name, count, wanted: `at least ${count + 1}` })];
}

function countReasons(
  name: string,
  { operands: { min, max } }: CuratedFamily,
  count: number,
): Finding[] {
  if (count >= min && (max === undefined || count <= max)) return [];
  const wanted =
    max === undefined ? `at least ${min}` : max === min ? `exactly ${min}` : `${min} to ${max}`;
  return [finding('operand_count', { family: name, count, wanted })];
}

/** Families with a rule about their fixed forms. */
const WITH_RULE = ['tar', 'unzip', 'zip', 'ping', 'curl', 'git'] as const;

/** Returns the rule about the fixed forms of a family; families that a policy adds share one. */
function constrainedForm(family: string) {
  if (family === 'dig' || family === 'nslookup') return 'constrained_form.dns';
  return `constrained_form.${WITH_RULE.find((name) => name === family) ?? 'other'}` as const;
}

/** System directories: archives are neither extracted into them nor created from them. */
const SYSTEM_ROOTS = ['/bin', '/dev', '/etc', '/lib', '/private', '/sbin', '/usr', '/var'] as const;
/** Home directories and their parents. */
const HOMES = /^\/(?:home|Users|root)(?:\/[^/]*)?$/i;

/** Returns why a text is not accepted as an operand of a kind, also by where it leads. */
function refusal(kind: Kind, text: string, places: Places): string | undefined {
  const reason = KINDS[kind](text);
  if (reason !== undefined || (kind !== 'destination' && kind !== 'source')) return reason;
  const at = places.locate(text);
  if (at === undefined) return 'cannot be resolved';
  if (at === '/') return 'is the root of the file system';
  const written = /^[\\/]|^[A-Za-z]:/.test(text) || !places.isIn(at, places.cwd);
  // The checkout may be in a system directory; relative paths inside it are accepted.
  const root = written && SYSTEM_ROOTS.find((directory) => places.mayBeIn(at, directory));
  if (root) return `is in the system directory ${root}`;
  if (kind === 'destination') return undefined;
  if (places.mayBeIn(places.cwd, at)) return 'is the working directory or one of its parents';
  return HOMES.test(at) ? 'is a home directory' : undefined;
}

/** Files with environment variables, which can be secrets. */
const ENVIRONMENT = /(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
