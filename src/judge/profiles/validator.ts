import type { Invocation, Reading } from '../../command/reading.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ProfileDefinition } from './profile.ts';

/** Refused anywhere among the arguments, alone or with `=`; from the hub's validators of 1.94. */
const REFUSED =
  /^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-[eprci]{2,})(?:=|$)/;

const INFORMATION: ReadonlySet<string> = new Set(['--version', '--help', '--v8-options']);

/**
 * Today's validators of the hub: what the default profile asks, `node` only, a script (or nothing
 * but a question for information), and no refused flag anywhere. They run in an empty folder, which
 * is a remark on every script that they accept.
 */
export const validator: ProfileDefinition = {
  judge: (reading, found) => {
    const findings = [...found, ...findRefusals(reading)];
    const refused = findings.some(({ severity }) => severity === 'error');
    return { findings: refused ? findings : [...findings, ...findRemarks(reading)] };
  },
};

/** A command that is accepted and not only a question for information names a script. */
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
