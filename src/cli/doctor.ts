import { Command } from 'commander';
import { folderTree } from '../repo/folder-tree.ts';
import { lookUpCommits } from '../repo/revision.ts';
import { examine } from '../setup/doctor.ts';
import { renderDoctor } from '../setup/doctor-answer.ts';
import { type PolicyOptions, policyFor, policyName } from './policy.ts';
import {
  formatOption,
  inRepository,
  POLICY_OPTION,
  printAnswer,
  REPO_OPTION,
  textOptions,
} from './shared-options.ts';
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
    const text = () => renderDoctor(answer, policyName(policy), textOptions(options, terminal));
    printAnswer(answer, text, options.format, terminal);
  });
}
