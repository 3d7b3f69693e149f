import { describe, expect, it } from 'vitest';
import { type DoctorAnswer, doctorSchema } from '../../src/setup/doctor-answer.ts';
import { widestLine } from '../e2e/cli.ts';
import { createRepository, type TestRepository, temporaryFolder } from '../repo/repository.ts';
import { geneWith, repositoryOf } from '../setup/fixture.ts';
import { runIn } from './fake-terminal.ts';

async function answerIn({ directory }: TestRepository): Promise<DoctorAnswer> {
  const { exitCode, output, notes } = await runIn(directory, ['doctor', '--format=json']);
  expect({ exitCode, notes }).toEqual({ exitCode: 0, notes: '' });
  return doctorSchema.strict().parse(JSON.parse(output));
}

describe('gene-gate doctor', () => {
  it('looks up the programs of commands, and says where one is missing', async () => {
    const repository = repositoryOf({
      'package.json': '{ "devDependencies": { "eslint": "9.0.0" } }\n',
      ...geneWith('node scripts/pass.js', 'npx eslint .'),
    });
    const { programs, containment, genes } = await answerIn(repository);
    expect(genes).toEqual({ stored: 1, refused: 0 });
    expect(programs).toEqual([
      { name: 'node', commands: 1, path: expect.stringMatching(/node$/) },
      { name: 'eslint', commands: 1, path: null, missing: 'dependencies' },
    ]);
    expect(containment.requested).toBe('auto');
  });

  it('compares the workflow with the one of `init`', async () => {
    const repository = repositoryOf(geneWith('node scripts/pass.js'));
    const { directory } = repository;
    expect((await answerIn(repository)).workflow).toEqual({ paths: [], lacks: [] });
    await runIn(directory, ['init']);
    const { workflow } = await answerIn(repository);
    expect(workflow).toEqual({ paths: ['.github/workflows/gene-gate.yml'], lacks: [] });
    repository.write({
      '.github/workflows/gene-gate.yml':
        'on: pull_request\njobs: { a: { steps: [{ uses: gene-gate/gene-gate@v1 }] } }\n',
    });
    const { output } = await runIn(directory, ['doctor']);
    expect(output).toContain('lacks      permissions.checks: Add `checks: write`');
    expect(widestLine(output)).toBeLessThanOrEqual(80);
  });

  it('does not ask for genes where only agents and editors run commands', async () => {
    const repository = repositoryOf({
      '.mcp.json': '{"mcpServers":{"search":{"command":"npx","args":["-y","search"]}}}',
      '.claude/settings.json': '{"permissions":{"allow":["Bash(*)"],"deny":["Read(.env)"]}}',
    });
    expect(await answerIn(repository)).toMatchObject({
      genes: { stored: 0 },
      agent_files: [
        { path: '.claude/settings.json', entries: [{ command: 'Bash(*)' }] },
        { path: '.mcp.json', entries: [{ command: 'npx -y search' }] },
      ],
    });
    const { output } = await runIn(repository.directory, ['doctor']);
    expect(output.replace(/\s+/g, ' ')).toContain(
      'genes none; pull requests show what changes of the files below',
    );
    expect(output).not.toContain('assets.include');
  });

  it('works in a repository without a commit, and only in a repository', async () => {
    const answer = await answerIn(createRepository());
    expect(answer).toMatchObject({
      head_sha: null,
      programs: [],
      genes: { stored: 0, refused: 0 },
    });
    const { exitCode, notes } = await runIn(temporaryFolder(), ['doctor']);
    expect(exitCode).toBe(2);
    expect(notes).toMatch(/^error: /);
  });
});
