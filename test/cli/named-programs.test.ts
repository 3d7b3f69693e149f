import { execFileSync } from 'node:child_process';
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { check, createGateRepository, GENES, gene, genesFile, statusesOf } from '../e2e/cli.ts';

function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A repository with a policy, whose pull request adds genes, and other files. */
function under(policy: string, genes: readonly object[], base = {}, head = {}) {
  const repository = createGateRepository({ '.github/gene-gate.yml': policy, ...base });
  repository.write({ [GENES]: genesFile(...genes), ...head });
  repository.commit();
  return repository;
}

const MAKEFILE = 'test:\n\t@echo made $(MAKEFLAGS)\nfail:\n\t@exit 3\n';

describe('programs that the policy names', () => {
  it.skipIf(!has('make'))('run as the audited words, with what their family sets', async () => {
    const genes = [
      gene('gene_a', { validation: ['make test'] }),
      gene('gene_b', { validation: ['make fail'] }),
    ];
    const repository = under('programs: [make]\n', genes, { Makefile: MAKEFILE });
    const { exitCode, report } = await check(repository);
    expect(report.error).toBeUndefined();
    expect(statusesOf(report)).toEqual({ gene_a: ['passed'], gene_b: ['failed'] });
    expect(report.genes[0]?.commands[0]?.outcome?.stdout.head).toBe('made\n');
    expect(exitCode).toBe(1);
    expect(report.genes[0]?.profiles.validator).toMatchObject({
      accepted: false,
      reason: expect.stringContaining('accept `node SCRIPT` alone'),
    });
    expect(report.findings.map(({ rule }) => rule)).toContain('build-files-unread');
  });

  it('say that a change of a build file changes what validates', async () => {
    const repository = under(
      'programs: [make]\n',
      [gene('gene_a', { validation: ['make test'] })],
      { Makefile: MAKEFILE },
      { Makefile: `${MAKEFILE}\nmore:\n` },
    );
    const { report } = await check(repository, ['--no-run']);
    const changed = report.findings.find(({ rule }) => rule === 'target-changed');
    expect(changed?.message).toContain('`Makefile`');
  });

  it('do not run where only the head names them', async () => {
    const repository = createGateRepository({ Makefile: MAKEFILE });
    repository.write({
      '.github/gene-gate.yml': 'programs: [make]\n',
      [GENES]: genesFile(gene('gene_a', { validation: ['make test'] })),
    });
    repository.commit();
    const { report } = await check(repository, ['--no-run']);
    expect(report.genes[0]?.verdict).toBe('fail');
    const refused = report.findings.find(({ rule }) => rule === 'program-not-allowed');
    expect(refused?.remedy).toContain('add `make` to `programs`');
  });

  it.skipIf(!has('cargo'))('find their dependencies in the home directory', async () => {
    const base = {
      'Cargo.toml': '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n',
      'Cargo.lock': 'version = 3\n\n[[package]]\nname = "x"\nversion = "0.1.0"\n',
      'src/main.rs': 'fn main() {}\n#[test]\nfn passes() {}\n',
    };
    const genes = [gene('gene_a', { validation: ['cargo test --offline --locked'] })];
    const { report } = await check(under('programs: [cargo]\n', genes, base), [], {
      env: { HOME: homedir() },
    });
    expect(statusesOf(report)).toEqual({ gene_a: ['passed'] });
    expect(report.genes[0]?.commands[0]?.outcome?.stdout.head).toContain('1 passed');
  });

  it.each(['pnpm', 'yarn', 'bun'].filter(has))('run scripts with %s', async (manager) => {
    const scripts = { ok: 'node scripts/pass.js', bad: 'node -p undefined.x' };
    const genes = [
      gene('gene_a', { validation: [`${manager} run ok`] }),
      gene('gene_b', { validation: [`${manager} run bad`] }),
    ];
    const policy = `programs: [${manager}]\ncontainment: "off"\n`;
    const base = { 'package.json': JSON.stringify({ name: 'x', scripts }) };
    const { report } = await check(under(policy, genes, base));
    expect(statusesOf(report)).toEqual({ gene_a: ['passed'], gene_b: ['failed'] });
  });

  it.each(['pnpm', 'yarn', 'bun'])('include %s, whose scripts are judged', async (manager) => {
    const base = {
      'package.json': '{"name":"x","scripts":{"ok":"node scripts/pass.js","wipe":"rm -rf /"}}',
    };
    const genes = [
      gene('gene_a', { validation: [`${manager} run ok`] }),
      gene('gene_b', { validation: [`${manager} wipe`] }),
    ];
    const repository = under(`programs: [${manager}]\n`, genes, base);
    const { report } = await check(repository, ['--no-run']);
    expect(report.genes.map(({ commands }) => commands[0]?.verdict)).toEqual(['allow', 'block']);
  });
});
