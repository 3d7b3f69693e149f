import { join, relative } from 'node:path';
import { Argument, Command } from 'commander';
import { GateError } from '../ground/error.ts';
import { failedExamples } from '../judge/profiles/check-policy.ts';
import { dayOf } from '../policy/enforcement.ts';
import { POLICY_PATH } from '../policy/load.ts';
import { failureText } from '../report/text/layout.ts';
import { renderPolicy } from '../report/text/policy-answer.ts';
import { idleIgnores } from '../verdict/ignores.ts';
import { idleLevels } from '../verdict/levels.ts';
import type { ExitCode } from '../verdict/verdict.ts';
import { policyOfFile, repositoryOf } from './policy.ts';
import type { Terminal, Verb } from './terminal.ts';

/** `gene-gate policy test [FILE]`: validates a policy and lists its differences from the defaults. */
export const policyVerb: Verb = (terminal, done) =>
  new Command('policy')
    .usage('test [file]')
    .addArgument(new Argument('<test>', 'the only action').choices(['test']))
    .argument('[file]', `policy file; \`-\` reads standard input (default: ${POLICY_PATH})`)
    .action(async (_: string, file: string | undefined) => {
      const tested = testPolicy(file ?? (await usualFile(terminal)), terminal);
      done(await (file === undefined ? tested.catch(orInit) : tested));
    });

/** The usual file is missing where nobody wrote one. */
function orInit(error: unknown): never {
  if (!(error instanceof GateError && error.code === 'file_unreadable')) throw error;
  const hint = 'Write the policy with `gene-gate init`, or name another file.';
  throw new GateError(error.code, error.message, hint, { cause: error });
}

async function usualFile({ cwd, env }: Terminal): Promise<string> {
  const root = await repositoryOf(cwd, env);
  return root === undefined ? POLICY_PATH : relative(cwd, join(root, POLICY_PATH));
}

/** @returns 0 if the policy is valid, all its ignores and levels have an effect and its examples pass, else 1 */
async function testPolicy(file: string, terminal: Terminal): Promise<ExitCode> {
  try {
    const loaded = await policyOfFile(file, terminal);
    const { policy } = loaded;
    const today = dayOf(new Date());
    const faults = {
      idleIgnores: idleIgnores(policy.ignores, today),
      idleLevels: idleLevels({ rules: policy.rules, today }),
      failedExamples: failedExamples(loaded),
    };
    terminal.print(renderPolicy(policy, file, faults, terminal));
    return Object.values(faults).some((found) => found.length > 0) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof GateError && error.code === 'policy_invalid')) throw error;
    terminal.note(failureText(error, terminal));
    return 1;
  }
}
