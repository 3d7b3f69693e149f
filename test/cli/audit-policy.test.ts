import { describe, expect, it } from 'vitest';
import { createRepository, temporaryFolder } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GREP = { '-': '["grep x README.md"]' };
const NAMED = 'profile: curated\n';

function repository() {
  const { directory, write, commit } = createRepository();
  write({ '.github/gene-gate.yml': NAMED, 'README.md': 'x', 'sub/a.js': '' });
  commit();
  return { directory, write };
}

/** The last line of an answer, and whether the command is allowed. */
async function audit(cwd: string, ...options: string[]) {
  const { exitCode, output, notes } = await runIn(cwd, ['audit', '--commands', '-', ...options], {
    inputs: { ...GREP, 'named.yml': NAMED },
  });
  return {
    exitCode,
    notes,
    last: output.trimEnd().split('\n').slice(-2).join(' ').replace(/\s+/g, ' '),
  };
}

describe('the policy of audit', () => {
  it('is the one of the repository that the working directory or --repo is in', async () => {
    const { directory } = repository();
    const used = expect.stringContaining(`.github/gene-gate.yml in the directory ${directory}`);
    expect(await audit(directory)).toMatchObject({ exitCode: 0, last: used });
    expect(await audit(`${directory}/sub`)).toMatchObject({ exitCode: 0, last: used });
    const elsewhere = await audit(temporaryFolder(), '--repo', directory);
    expect(elsewhere).toMatchObject({ exitCode: 0 });
    expect(elsewhere.last).toContain('profile curated');
  });

  it('is built in with --no-policy and outside of a repository, and the one that is named', async () => {
    const { directory } = repository();
    const builtIn = expect.stringContaining('policy the built-in policy, profile evolver');
    expect(await audit(directory, '--no-policy')).toMatchObject({ exitCode: 1, last: builtIn });
    expect(await audit(temporaryFolder())).toMatchObject({ exitCode: 1, last: builtIn });
    const named = await audit(temporaryFolder(), '--policy', 'named.yml', '--profile', 'workspace');
    expect(named.last).toContain('policy named.yml, profile workspace');
  });

  it('is not taken for the built-in one if git cannot find the repository', async () => {
    const { directory } = repository();
    const withoutGit = (cwd: string) =>
      runIn(cwd, ['audit', '--commands', '-'], { inputs: GREP, env: { PATH: '/nonexistent' } });
    const { exitCode, output, notes } = await withoutGit(`${directory}/sub`);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(notes).toContain('git is not installed');
    expect((await withoutGit(temporaryFolder())).exitCode).toBe(1);
  });

  it('is to be fixed where it is if it is invalid', async () => {
    const { directory, write } = repository();
    write({ '.github/gene-gate.yml': 'profile: yolo\n' });
    const verbs = [['audit', '--commands', '-'], ['explain', 'node a.js'], ['doctor'], ['fix']];
    for (const verb of verbs) {
      const { exitCode, notes } = await runIn(directory, verb, { inputs: GREP });
      expect({ verb, exitCode }).toEqual({ verb, exitCode: 2 });
      expect(notes.replace(/\s+/g, ' ')).toMatch(/hint: Fix the file\. /);
    }
  });
});
