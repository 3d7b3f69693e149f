import type { Invocation, Reading } from '../../command/reading.ts';
import type { Span } from '../../model/finding.ts';
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
  const { invocation } = reading;
  const findings = [...found, ...refusalsBy('1.94', reading)];
  if (findings.some(({ severity }) => severity === 'error')) return { findings };
  const [newer] = refusalsBy('newer', reading);
  if (newer) {
    const flag = String(newer.args.flag ?? '');
    const place = { ...(newer.span && { span: newer.span }), ...REMARK };
    findings.push(finding('validator-flag', { flag, of: 'newer' }, place));
  }
  const script = invocation?.operands[0];
  if (script && !informs(invocation, VERSIONS['1.94'])) {
    const { text, span } = script;
    findings.push(finding('validator-empty-folder', { script: text }, { span }));
  }
  return { findings };
};

/** A refusal by newer validators alone. */
const REMARK = { severity: 'notice', harm: 'bookkeeping' } as const;

/** Whether a command only prints information, such as the version. */
function informs({ flags }: Invocation, { information }: ValidatorRules): boolean {
  return flags.some(({ name }) => information.has(name));
}

function refusalsBy(version: ValidatorVersion, { words, invocation, command }: Reading): Finding[] {
  const rules: ValidatorRules = VERSIONS[version];
  const [first, ...rest] = words;
  if (first === undefined) return [];
  const noScript = (what: string) =>
    finding('validator-script', { command: what }, { span: first.span });
  if (first.text !== 'node') return [noScript(`\`${first.text}\``)];
  const { flags = [], operands: [script] = [] } = invocation ?? {};
  const refuse = (flag: string, span: Span) => {
    const of = script && script.span.start < span.start ? 'script' : 'node';
    return finding('validator-flag', { flag, of }, { span });
  };
  const prints = invocation !== undefined && informs(invocation, rules);
  const alone = prints && flags.length === 1 && script === undefined;
  const { options } = rules;
  const unknown =
    alone || options === undefined ? [] : flags.filter(({ name }) => !options.has(name));
  const inText = rules.text?.exec(command);
  const tests = flags.some(({ name }) => name === '--test');
  return [
    ...rest.flatMap(({ text, span }) => (rules.refused.test(text) ? [refuse(text, span)] : [])),
    ...unknown.map(({ written, span }) => refuse(written, span)),
    ...(inText
      ? [refuse(inText[0], { start: inText.index, end: inText.index + inText[0].length })]
      : []),
    ...((script === undefined || tests) && !prints ? [noScript('`node` without a script')] : []),
  ];
}
