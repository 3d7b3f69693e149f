import type { Invocation, Reading } from '../../command/reading.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ProfileDefinition } from './profile.ts';

/** Flags rejected anywhere in the arguments, alone or with `=`; from the hub's validators, 1.94. */
const REFUSED =
  /^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-[eprci]{2,})(?:=|$)/;

const INFORMATION: ReadonlySet<string> = new Set(['--version', '--help', '--v8-options']);

/**
 * The hub's current validators: the rules of the default profile, only `node` with a script (or with a
 * flag such as `--version`), and no rejected flag. They run commands in an empty folder, which is a
 * remark on every script that they accept.
 */
export const validator: ProfileDefinition = {
  judge: (reading, found) => {
    const findings = [...found, ...findRefusals(reading)];
    const refused = findings.some(({ severity }) => severity === 'error');
    return { findings: refused ? findings : [...findings, ...findRemarks(reading)] };
  },
};

/** An accepted command names a script, unless it only prints information such as the version. */
function findRemarks({ invocation }: Reading): readonly Finding[] {
  const script = invocation?.operands[0];
  if (script === undefined || invocation === undefined || asksForInformation(invocation)) return [];
  return [finding('validator-empty-folder', { script: script.text }, { span: script.span })];
}

function asksForInformation({ flags }: Invocation): boolean {
  return flags.some(({ name }) => INFORMATION.has(name));
}

function findRefusals({ words, invocation }: Reading): readonly Finding[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  if (first.text !== 'node') {
    return [finding('validator-program', { program: first.text }, { span: first.span })];
  }
  const findings = rest
    .filter(({ text }) => REFUSED.test(text))
    .map(({ text, span }) => finding('validator-flag', { flag: text }, { span }));
  const informs = invocation !== undefined && asksForInformation(invocation);
  const tests = invocation?.flags.some(({ name }) => name === '--test') === true;
  const script = invocation?.operands[0];
  if ((script === undefined || tests) && !informs) {
    findings.push(finding('validator-script', {}, { span: first.span }));
  }
  return findings;
}
