import type { Reading } from '../../command/reading.ts';
import type { Risk } from '../../model/verdict.ts';
import { isNamedCurated } from '../../programs/registry.ts';
import type { Finding } from '../../rules/finding.ts';
import { finding } from '../../rules/finding.ts';
import type { CommandContext } from '../command-context.ts';
import { curated } from './curated.ts';
import { refusalBy } from './engines.ts';
import type { ProfileDefinition } from './profile.ts';

/**
 * The default profile: the protocol's engine's commands, judged by their meaning, and the policy's
 * programs. A program without a description for this profile is judged by the one for `curated`, with
 * every path in the repository.
 */
export const evolver: ProfileDefinition = (reading, found, context) => {
  const word = reading.words[0]?.text;
  if (reading.invocation === undefined && word && isNamedCurated(word, context.policy)) {
    return curated(reading, found, inRepository(context));
  }
  const risk = riskOf(reading, found);
  return { findings: found, ...(risk && { risk }) };
};

/** The risk of a program's nature; a blocked command is dangerous. */
function riskOf({ invocation }: Reading, found: readonly Finding[]): Risk | undefined {
  const risk = invocation?.family?.data.risk;
  const blocked = found.some(({ severity }) => severity === 'error');
  return blocked || risk === 'safe' ? undefined : risk;
}

function inRepository(context: CommandContext): CommandContext {
  const { policy } = context;
  const roots = policy.allowed_roots.length > 0 ? policy.allowed_roots : ['.'];
  return { ...context, policy: { ...policy, allowed_roots: roots } };
}

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
