import { resolve } from 'node:path';
import { Command } from 'commander';
import { startingFiles, writeStartingFile } from '../init/write.ts';
import { openRepository } from '../repo/git.ts';
import type { Terminal, Verb } from './terminal.ts';

interface InitOptions {
  readonly repo: string;
  readonly force?: true;
}

/** `gene-gate init`: the policy and the workflow of a repository that begins to use the gate. */
export const initVerb: Verb = (terminal, done) =>
  new Command('init')
    .description('Write a policy with every default explained, and the workflow.')
    .option('--repo <dir>', 'a folder of the work tree', '.')
    .option('--force', 'replace files that are there already')
    .action(async (options: InitOptions) => {
      await init(options, terminal);
      done(0);
    });

const NEXT = `
Next:
  1. Change the policy if you like, and check it: gene-gate policy test
  2. Commit both files and open a pull request. Its check passes, with warnings, since
     it touches a workflow and the policy.
  3. Once it is merged, every pull request is judged by the policy that is merged.
  4. Require the check "gene-gate" in the rules of the branch.
`;

async function init({ repo, force }: InitOptions, terminal: Terminal): Promise<void> {
  const repository = await openRepository(resolve(terminal.cwd, repo), terminal.env);
  try {
    for (const file of startingFiles()) {
      const written = await writeStartingFile(repository.directory, file, force === true);
      terminal.print(
        written
          ? `wrote  ${file.path}  (${file.purpose})\n`
          : `kept   ${file.path}  (it is there already; --force replaces it)\n`,
      );
    }
  } finally {
    await repository.close();
  }
  terminal.print(NEXT);
}
