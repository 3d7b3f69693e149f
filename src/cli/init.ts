import { resolve } from 'node:path';
import { Command } from 'commander';
import { startingFiles, writeStartingFile } from '../init/write.ts';
import { openRepository } from '../repo/git.ts';
import type { Terminal, Verb } from './terminal.ts';

interface InitOptions {
  readonly repo: string;
  readonly force?: true;
}

/** `gene-gate init`: writes the policy and the workflow of a repository. */
export const initVerb: Verb = (terminal, done) =>
  new Command('init')
    .option('--repo <dir>', 'directory in the working tree', '.')
    .option('--force', 'overwrite existing files')
    .action(async (options: InitOptions) => {
      await init(options, terminal);
      done(0);
    });

const NEXT = `
Next steps:
  1. Edit the policy if needed, and validate it: gene-gate policy test
  2. Commit both files and open a pull request. Its check passes with warnings, because
     it changes a workflow and the policy.
  3. Merge the pull request. The policy then applies to all later pull requests.
  4. Require the status check "gene-gate" in the ruleset of the branch.
`;

async function init({ repo, force }: InitOptions, terminal: Terminal): Promise<void> {
  const repository = await openRepository(resolve(terminal.cwd, repo), terminal.env);
  try {
    for (const file of startingFiles()) {
      const written = await writeStartingFile(repository.directory, file, force === true);
      terminal.print(
        written
          ? `wrote  ${file.path}  (${file.purpose})\n`
          : `kept   ${file.path}  (already exists; use --force to overwrite)\n`,
      );
    }
  } finally {
    await repository.close();
  }
  terminal.print(NEXT);
}
