import type { Flag, Invocation, Reading } from '../../command/reading.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ProfileDefinition } from './profile.ts';

/** Flags rejected anywhere in the arguments, alone or with `=`; from the hub's validators, 1.94. */
const REFUSED =
  /^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/;

/** What the hub's validators of one version of the reference engine accept of `node`. */
interface ValidatorRules {
  /** Words refused anywhere behind `node`. */
  readonly refused: RegExp;
  /** The only options of node accepted before a script, by canonical name; absent: all others. */
  readonly options?: ReadonlySet<string>;
  /** The flags that need no script, and then stand alone if `options` is set. */
  readonly information: ReadonlySet<string>;
  /** Refused in the whole text of the command, also inside quotes. */
  readonly text?: RegExp;
}

/**
 * The versions of the reference engine whose validators differ, oldest first: 1.94, and the newest public
 * one. `--env-file` and `-C` are refused by both.
 */
const VERSIONS = {
  '1.94': {
    refused: REFUSED,
    information: new Set(['--version', '--help', '--v8-options']),
  },
  newer: {
    refused: REFUSED,
    options: new Set(['--check']),
    information: new Set(['--version', '--help']),
    text: /`|\$\(/,
  },
} as const satisfies Readonly<Record<string, ValidatorRules>>;

export type ValidatorVersion = keyof typeof VERSIONS;

/**
 * The validators of 1.94: the rules of the default profile, only `node` with a script (or with a flag such
 * as `--version`), and no rejected flag. They run commands in an empty directory, which is a remark on every
 * script that they accept, and so is a refusal by newer validators.
 */
export const validator: ProfileDefinition = (reading, found) => {
  const findings = [...found, ...findRefusals(reading, VERSIONS['1.94'])];
  if (isRefused(findings)) return { findings };
  const newer = findRefusals(reading, VERSIONS.newer).slice(0, 1).map(newerRemark);
  return { findings: [...findings, ...newer, ...findRemarks(reading)] };
};

function isRefused(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** An accepted command names a script, unless it only prints information such as the version. */
function findRemarks({ invocation }: Reading): readonly Finding[] {
  const script = invocation?.operands[0];
  const informs = invocation && informsBy(invocation, VERSIONS['1.94']);
  if (script === undefined || informs) return [];
  return [finding('validator-empty-folder', { script: script.text }, { span: script.span })];
}

function newerRemark({ args: { flag = '' }, span }: Finding): Finding {
  return finding('validator-newer', { refused: String(flag) }, span && { span });
}

function informsBy({ flags }: Invocation, { information }: ValidatorRules): boolean {
  return flags.some(({ name }) => information.has(name));
}

function findRefusals(reading: Reading, rules: ValidatorRules): readonly Finding[] {
  const { words, invocation, command } = reading;
  const [first, ...rest] = words;
  if (first === undefined) return [];
  if (first.text !== 'node') {
    return [finding('validator-script', { command: `\`${first.text}\`` }, { span: first.span })];
  }
  const findings = rest
    .filter(({ text }) => rules.refused.test(text))
    .map(({ text, span }) => {
      const script = invocation?.operands[0];
      const of = script && script.span.start < span.start ? 'script' : 'node';
      return finding('validator-flag', { flag: text, of }, { span });
    });
  findings.push(...optionRefusals(invocation, rules), ...textRefusals(command, rules));
  const informs = invocation !== undefined && informsBy(invocation, rules);
  const tests = invocation?.flags.some(({ name }) => name === '--test') === true;
  const script = invocation?.operands[0];
  if ((script === undefined || tests) && !informs) {
    findings.push(
      finding('validator-script', { command: '`node` without a script' }, { span: first.span }),
    );
  }
  return findings;
}

function optionRefusals(
  invocation: Invocation | undefined,
  { options, information }: ValidatorRules,
): Finding[] {
  if (invocation === undefined || options === undefined) return [];
  const { flags, operands } = invocation;
  const [only] = flags;
  const informs = flags.length === 1 && operands.length === 0 && information.has(only?.name ?? '');
  if (informs) return [];
  const refuse = ({ written, span }: Flag) =>
    finding('validator-flag', { flag: written, of: 'node' }, { span });
  return flags.filter(({ name }) => !options.has(name)).map(refuse);
}

function textRefusals(command: string, { text }: ValidatorRules): Finding[] {
  const match = text?.exec(command);
  if (!match) return [];
  const span = { start: match.index, end: match.index + match[0].length };
  return [finding('validator-flag', { flag: match[0], of: 'node' }, { span })];
}
