import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, createGateRepository, GENES, gene, genesFile, statusesOf } from '../e2e/cli.ts';

/** A repository with a policy, whose pull request adds one gene with these commands. */
function under(policy: string, validation: readonly string[], base = {}) {
  const repository = createGateRepository({ '.github/gene-gate.yml': policy, ...base });
  repository.write({ [GENES]: genesFile(gene('gene_a', { validation })) });
  repository.commit();
  return repository;
}

/** A tar archive with one file. */
function archive(): Buffer {
  return execFileSync('tar', ['-cf', '-', '-C', join(import.meta.dirname, '..'), 'setup.ts']);
}

/** A program that says that it was chosen. */
const FAKE = { executable: '#!/bin/sh\necho chosen >chosen.txt\necho chosen\n' };

describe('programs of the registry', () => {
  it('run where curated allows them, and give what they print', async () => {
    const repository = under(
      'profile: curated\n',
      ['cat docs/hello.md', 'git status --short', 'tar -tf a.tar', 'ls -a docs', 'wc -l < x'],
      { 'docs/hello.md': 'hello\n', 'a.tar': archive() },
    );
    expect((await check(repository)).report.genes[0]?.verdict).toBe('fail');
    repository.write({
      [GENES]: genesFile(
        gene('gene_a', {
          validation: ['cat docs/hello.md', 'git status --short', 'tar -tf a.tar', 'ls -a docs'],
        }),
      ),
    });
    repository.commit();
    const { exitCode, report } = await check(repository);
    expect(report.error).toBeUndefined();
    expect(statusesOf(report)).toEqual({ gene_a: ['passed', 'passed', 'passed', 'passed'] });
    expect(exitCode).toBe(0);
    const heads = report.genes[0]?.commands.map(({ outcome }) => outcome?.stdout.head);
    expect(heads).toEqual(['hello\n', '', 'setup.ts\n', '.\n..\nhello.md\n']);
    expect(report.genes[0]?.commands.every((command) => command.plan_digest)).toBe(true);
  });

  it('run where workspace allows them, with patterns of files expanded', async () => {
    const repository = under('profile: workspace\n', [
      'grep -c name package.json',
      'head -n 1 scripts/p*.js',
      'sort package.json',
    ]);
    const { report } = await check(repository);
    expect(statusesOf(report)).toEqual({ gene_a: ['passed', 'passed', 'passed'] });
    expect(report.genes[0]?.commands[1]?.outcome?.stdout.head).toContain('all is well');
  });

  it('get nothing of the gate’s environment', async () => {
    const policy = `profile: curated
families:
  - name: printenv
    sandbox: { operands: text*, match: [printenv], not_match: [printenv -0] }
`;
    const { report } = await check(under(policy, ['printenv']), [], { env: { A_SECRET: 'x' } });
    const printed = report.genes[0]?.commands[0]?.outcome?.stdout.head ?? '';
    expect(printed).toContain('CI=true');
    expect(printed).not.toContain('A_SECRET');
  });

  it('are never files of the checkout', async () => {
    const repository = under('profile: curated\n', ['cat package.json'], {
      cat: FAKE,
      'node_modules/.bin/cat': FAKE,
    });
    const { directory } = repository;
    const path = [directory, join(directory, 'node_modules/.bin'), '.', process.env.PATH];
    const { report } = await check(repository, [], { env: { PATH: path.join(delimiter) } });
    expect(statusesOf(report)).toEqual({ gene_a: ['passed'] });
    expect(report.genes[0]?.commands[0]?.outcome?.stdout.head).toContain('"agent"');
    expect(existsSync(join(directory, 'chosen.txt'))).toBe(false);
  });

  it('that the machine lacks are the failure of their command, not the end of the check', async () => {
    const policy = `profile: curated
families:
  - name: no-such-program
    sandbox: { risk: safe, match: [no-such-program a], not_match: [no-such-program -a] }
`;
    const repository = under(policy, ['cat package.json', 'no-such-program x']);
    const { exitCode, report } = await check(repository);
    expect(exitCode).toBe(1);
    expect(report.error).toBeUndefined();
    expect(report.genes[0]?.commands.map(({ outcome }) => outcome?.status)).toEqual([
      'passed',
      'not_runnable',
    ]);
    const missing = report.findings.find(({ rule }) => rule === 'program-missing');
    expect(missing?.message).toContain('needs `no-such-program`, which was not found on PATH');
    expect(missing?.remedy).toContain('Install `no-such-program`');
  });

  it.each([
    [
      'family',
      'families: [{ name: tree, sandbox: { risk: safe, match: [tree -l], not_match: [tree a] } }]',
      [
        '.github/gene-gate.yml:2:57: family tree: curated rejects its example tree -l',
        '.github/gene-gate.yml:2:79: family tree: curated accepts its example tree a',
      ],
    ],
    [
      'pattern',
      'patterns: [{ name: p, layer: 1, reason: r, regex: x, match: [cat y], not_match: [cat x] }]',
      [
        '.github/gene-gate.yml:2:62: p: does not match cat y',
        '.github/gene-gate.yml:2:82: p: matches cat x',
      ],
    ],
  ])('do not run under a policy with a %s whose examples do not hold', async (_, key, lines) => {
    const repository = under(`profile: curated\n${key}\n`, ['cat package.json']);
    const { exitCode, report } = await check(repository);
    expect(exitCode).toBe(2);
    expect(report.error?.code).toBe('policy_invalid');
    expect(report.error?.message.split('\n').slice(1)).toEqual(lines);
  });
});
