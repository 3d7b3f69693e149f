import { Command } from 'commander';
import { folderTree } from '../repo/folder-tree.ts';
import { lookUpCommits } from '../repo/revision.ts';
import { json } from '../report/escape.ts';
import { examine } from '../setup/doctor.ts';
import { renderDoctor } from '../setup/doctor-text.ts';
import { type PolicyOptions, policyFor, policyName } from './policy.ts';
import { formatOption, inRepository, POLICY_OPTION, REPO_OPTION } from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface DoctorOptions extends PolicyOptions {
  readonly repo: string;
  readonly format: 'text' | 'json';
  readonly verbose?: true;
}

/** `gene-gate doctor`: says what a repository and this machine have and lack for the gate. */
export const doctorVerb: Verb = (terminal, done) =>
  new Command('doctor')
    .option(...REPO_OPTION)
    .option(...POLICY_OPTION)
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
    const terms = { repository, policy, head, env, platform, signal };
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
