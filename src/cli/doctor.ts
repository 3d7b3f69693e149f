import { Command } from 'commander';
import * as z from 'zod';
import { folderTree } from '../repo/folder-tree.ts';
import { lookUpCommits } from '../repo/revision.ts';
import { json } from '../report/escape.ts';
import { examine } from '../setup/doctor.ts';
import { renderDoctor } from '../setup/doctor-text.ts';
import { historyOf } from './history.ts';
import { type PolicyOptions, policyFor, policyName } from './policy.ts';
import { parsedBy } from './range-options.ts';
import { formatOption, inRepository, POLICY_OPTION, REPO_OPTION } from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface DoctorOptions extends PolicyOptions {
  readonly repo: string;
  readonly changes?: number;
  /** False for `--no-history`. */
  readonly history: boolean;
  readonly format: 'text' | 'json';
  readonly verbose?: true;
}

const number = parsedBy(
  () => z.coerce.number().pipe(z.int().min(1).max(1000)),
  'Expected a number from 1 to 1000.',
);

/** `gene-gate doctor`: says what a repository and this machine have and lack for the gate. */
export const doctorVerb: Verb = (terminal, done) =>
  new Command('doctor')
    .option(...REPO_OPTION)
    .option(...POLICY_OPTION)
    .option('--changes <n>', 'number of past changes to judge (default: 50)', number)
    .option('--no-history', 'do not judge past changes')
    .addOption(formatOption())
    .option('--verbose', 'show every problem')
    .action(async (options: DoctorOptions) => {
      await doctor(options, terminal);
      done(0);
    });

async function doctor(options: DoctorOptions, terminal: Terminal): Promise<void> {
  await inRepository(options, terminal, async (repository) => {
    const { env, platform, signal } = terminal;
    const policy = await policyFor(options, terminal, folderTree(repository.directory));
    const [head] = await lookUpCommits(repository, ['HEAD']);
    const history = options.history
      ? await historyOf(repository, policy, terminal, { now: new Date(), most: options.changes })
      : undefined;
    const terms = { repository, policy, head, history, env, platform, signal };
    const answer = await examine(terms);
    terminal.print(
      options.format === 'json'
        ? `${json(answer)}\n`
        : renderDoctor(answer, policyName(policy), {
            ...terminal,
            verbose: options.verbose ?? false,
          }),
      options.format,
    );
  });
}
