import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../repo/repository.ts';
import { linkGit, startCli, widestLine } from './cli.ts';

/** A PATH on which there is git and one node, and nothing else: no npm, no shell. */
function gitAndNode(node: string): string {
  const folder = temporaryFolder();
  linkGit(folder);
  symlinkSync(node, join(folder, 'node'));
  return folder;
}

async function demo(node: string, args: readonly string[] = []) {
  const temp = temporaryFolder();
  const run = await startCli(['demo', ...args], {
    node,
    cwd: temporaryFolder(),
    env: { PATH: gitAndNode(node), TMPDIR: temp, HOME: '/nonexistent', CI: undefined },
  });
  return { ...run, left: readdirSync(temp) };
}

describe.each(inject('nodes'))('demo on $name', ({ file }) => {
  it('names the three faulty genes and why, in plain lines, and leaves nothing behind', async () => {
    const { exitCode, stdout, stderr, left } = await demo(file);
    expect(stdout).toMatch(
      /^gene-gate {2}FAIL: 3 dangers: command downloads a script and runs it$/m,
    );
    expect(stdout).toMatch(
      /blocked +gene_innovate_fetch_skills \(command 2 of 3\)[\s\S]+`&&`[\s\S]+`node -pe`/,
    );
    expect(stdout).toMatch(/failed +gene_optimize_latency_budget[\s\S]+350 ms is over the budget/);
    expect(stdout).toMatch(
      /5 files, more than the limit of 3 for the\s+gene\s+`?gene_optimize_single_file/,
    );
    expect(stdout).toMatch(/^pass +gene_repair_retry/m);
    expect(stderr).toMatch(/^\[\d\/3\] failed in .*: node scripts\/check-budget\.js$/m);
    expect(stderr).toContain('[3/3] ');
    expect(stderr).toMatch(/In your own repository[\s\S]*index\.js init /);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout + stderr).not.toContain('\u001b');
    expect({ exitCode, left }).toEqual({ exitCode: 1, left: [] });
  });

  it('asks for git, not for another directory, where there is no git', async () => {
    const { exitCode, stderr } = await startCli(['demo'], {
      node: file,
      cwd: temporaryFolder(),
      env: { PATH: '/nonexistent' },
    });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^error: git is not installed or not on PATH\nhint: Install git/);
  });

  it('keeps the repository where it is told to, and only in an empty directory', async () => {
    const folder = join(temporaryFolder(), 'new', 'folder');
    const kept = await demo(file, [folder]);
    expect(kept).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(folder) });
    expect(readdirSync(folder)).toContain('.git');
    const again = await demo(file, [folder]);
    expect(again).toMatchObject({ exitCode: 2, stdout: '' });
    expect(again.stderr).toMatch(/^error: [\s\S]* is\snot\sempty\.\nhint: /);
  });
});
