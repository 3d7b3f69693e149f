import { finding } from '../../rules/finding.ts';
import { refusalBy } from './engines.ts';
import type { ProfileDefinition } from './profile.ts';

/** The flags with which node only prints information. */
const INFORMATION: ReadonlySet<string> = new Set(['--version', '--help', '--v8-options']);

/**
 * The rules of the default profile, and of each engine that the policy names, up to the first refusal.
 * The hub's validators run commands in an empty directory, hence a remark on every accepted script.
 */
export const validator: ProfileDefinition = (reading, found, { policy: { a2a } }) => {
  const { invocation, command } = reading;
  const [refusal] = a2a.engines.flatMap((engine) => refusalBy(engine, command) ?? []);
  const findings = [...found, ...(refusal ? [refusal] : [])];
  const [script] = invocation?.operands ?? [];
  const informs = invocation?.flags.some(({ name }) => INFORMATION.has(name));
  if (script === undefined || informs || findings.some(({ severity }) => severity === 'error')) {
    return { findings };
  }
  const { text, span } = script;
  return { findings: [...findings, finding('validator-empty-folder', { script: text }, { span })] };
};
