import { describe, expect, it } from 'vitest';
import { check, GENES, gene, genesFile, pullRequest, rulesOf, statusesOf } from '../e2e/cli.ts';
import type { TestRepository } from '../repo/repository.ts';

const EVENTS = 'assets/gep/events.jsonl';
const CAPSULES = 'assets/gep/capsules.json';

/** Sums up `git diff --numstat`; both names of a rename count. Binary files have no lines there. */
function numstat(repository: TestRepository): { files: number; lines: number } {
  const fields = repository.git('diff', '--numstat', '-M', '-z', 'main', 'HEAD').split('\0');
  let files = 0;
  let lines = 0;
  for (const field of fields.filter((text) => text !== '')) {
    const [added, deleted, path] = field.split('\t');
    if (path === undefined || deleted === undefined) files += 1;
    else {
      // The two names of a rename follow as fields of their own.
      files += path === '' ? 0 : 1;
      lines += added === '-' ? 0 : Number(added) + Number(deleted);
    }
  }
  return { files, lines };
}

describe('numbers', () => {
  it('are those of git diff --numstat, both names of a rename counted', async () => {
    const text = Array.from({ length: 40 }, (_, index) => `line ${index}\n`).join('');
    const repository = pullRequest(
      {
        'src/moved.js': text,
        'src/gone.js': 'a\nb\nc\n',
        'src/edited.js': text,
        'bin/data.bin': Buffer.from([0, 1, 10, 2, 10]),
        'bin/tool.sh': '#!/bin/sh\n',
      },
      {
        'src/moved.js': null,
        'src/renamed/to here.js': `${text}one more\n`,
        'src/gone.js': null,
        'src/edited.js': text.replace('line 7\n', 'line seven\nand a half\n'),
        'bin/data.bin': Buffer.from([0, 10, 3, 10, 4]),
        'bin/tool.sh': { executable: '#!/bin/sh\n' },
        'odd/"quoted"\nname.txt': 'x\n',
        'odd/ünïcödé 文.txt': 'no line break at the end',
        'odd/-rf': '1\n2\n',
        link: { symlink: 'src/edited.js' },
        [GENES]: genesFile(gene('gene_a')),
      },
    );
    const radius = (await check(repository, ['--no-run'])).report.blast_radius;
    const git = numstat(repository);
    expect((radius?.files ?? 0) + (radius?.exempt_files ?? 0)).toBe(git.files);
    expect((radius?.lines ?? 0) + (radius?.exempt_lines ?? 0)).toBe(git.lines);
    expect(radius).toMatchObject({ files: 10, lines: 1 + 3 + 3 + 0 + 1 + 1 + 2 + 1 });

    repository.write({ '.gitattributes': '* -diff\n*.js binary\n*.bin diff\n' });
    repository.commit();
    const { report } = await check(repository, ['--no-run']);
    expect(report.blast_radius).toMatchObject({ files: 11, lines: (radius?.lines ?? 0) + 3 });
  });

  it('cannot be changed by attributes or by the configuration of the clone', async () => {
    const files = { 'src/a.js': '1\n2\n3\n', 'src/b.js': '4\n' };
    const plain = pullRequest({}, files);
    const disguised = pullRequest(
      {},
      { ...files, '.gitattributes': '* -diff -text linguist-generated\n' },
    );
    disguised.git('config', 'diff.renames', 'false');
    disguised.git('config', 'diff.ignoreSubmodules', 'all');
    disguised.git('config', 'core.attributesFile', '/dev/null');
    disguised.git('config', 'diff.external', 'true');
    const honest = (await check(plain)).report.blast_radius;
    expect((await check(disguised)).report.blast_radius).toMatchObject({
      files: (honest?.files ?? 0) + 1,
      lines: (honest?.lines ?? 0) + 1,
    });
  });

  it.each([
    [1, 'within_limit', []],
    [2, 'approaching_limit', ['blast-radius-approaching (warning)']],
    [3, 'exceeded', ['blast-radius-exceeded']],
    [5, 'critical_overrun', ['blast-radius-critical']],
  ])('of %i files against max_files 2 are %s', async (count, severity, rules) => {
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`docs/${n}.md`, 'x\n']),
    );
    const limited = (summary: string) =>
      gene('gene_a', { summary, constraints: { max_files: 2, forbidden_paths: ['.git'] } });
    const repository = pullRequest(
      { [GENES]: genesFile(limited('Old.')) },
      { ...files, [GENES]: genesFile(limited('New.')) },
    );
    const { report } = await check(repository);
    expect(report.genes[0]?.blast_radius).toMatchObject({ files: count, max_files: 2, severity });
    expect(rulesOf(report)).toEqual(rules);
  });
});

describe('the limits of a gene that the change adds', () => {
  const files = { 'docs/a.md': '1\n', 'docs/b.md': '2\n', 'docs/c.md': '3\n' };
  const limited = gene('gene_a', { constraints: { max_files: 1, forbidden_paths: ['docs/a.md'] } });
  const LIMITS = ['blast-radius-critical', 'forbidden-path-declared'];

  it('warn, because it may be the change that the gene describes', async () => {
    const repository = pullRequest({}, { ...files, [GENES]: genesFile(limited) });
    const { report, exitCode } = await check(repository);
    const warnings = LIMITS.map((rule) => `${rule} (warning)`);
    expect(rulesOf(report)).toEqual(expect.arrayContaining(warnings));
    expect(exitCode).toBe(0);
  });

  it('bind if a Capsule of the change applies it', async () => {
    const capsule = { type: 'Capsule', id: 'capsule_1', gene: 'gene_a' };
    const repository = pullRequest(
      {},
      {
        ...files,
        [GENES]: genesFile(limited),
        'assets/gep/capsules.json': JSON.stringify([capsule]),
      },
    );
    const { report, exitCode } = await check(repository);
    expect(rulesOf(report)).toEqual(expect.arrayContaining(LIMITS));
    expect(exitCode).toBe(1);
  });
});

it('names the command that fixes only what the change touches', async () => {
  const stale = { ...gene('gene_a'), asset_id: `sha256:${'0'.repeat(64)}` };
  const { report } = await check(pullRequest({}, { [GENES]: genesFile(stale) }));
  expect(report.findings.map(({ remedy }) => remedy)).toContainEqual(
    expect.stringMatching(/ fix --base [0-9a-f]{12} --write` does this/),
  );
});

describe('genes', () => {
  it('that are gone are reported, and nothing runs for them', async () => {
    const repository = pullRequest(
      { [GENES]: genesFile(gene('gene_a'), gene('gene_b')) },
      { [GENES]: genesFile(gene('gene_a')) },
    );
    const { report, exitCode } = await check(repository);
    expect(report.genes).toMatchObject([{ id: 'gene_b', change: 'removed', commands: [] }]);
    expect(rulesOf(report)).toEqual(['gene-removed (notice)']);
    expect(exitCode).toBe(0);
  });

  it('that only moved to another file or were formatted anew are no change', async () => {
    const repository = pullRequest(
      { [GENES]: genesFile(gene('gene_a'), gene('gene_b')) },
      {
        [GENES]: JSON.stringify({ genes: [gene('gene_a')] }),
        'assets/gep/genes.jsonl': `${JSON.stringify(gene('gene_b'))}\n`,
      },
    );
    expect((await check(repository)).report).toMatchObject({ verdict: 'pass', genes: [] });
  });
});

describe('capsules and events', () => {
  const capsule = {
    type: 'Capsule',
    schema_version: '1.6.0',
    id: 'capsule_1',
    trigger: ['error'],
    gene: 'gene_a',
    summary: 'Applied gene_a',
    confidence: 0.9,
    blast_radius: { files: 1, lines: 1 },
    outcome: { status: 'success', score: 0.9 },
  };
  const event = (id: string, parent: string | null = null) =>
    `${JSON.stringify({ type: 'EvolutionEvent', schema_version: '1.6.0', id, parent, genes_used: [] })}\n`;

  it('a capsule binds the change to the gene that it applies, and the gene is run', async () => {
    const limited = gene('gene_a', { constraints: { max_files: 1, forbidden_paths: ['.git'] } });
    const repository = pullRequest(
      { [GENES]: genesFile(limited) },
      { [CAPSULES]: JSON.stringify([capsule]), 'src/a.js': '1\n', 'src/b.js': '2\n' },
    );
    const { report, exitCode } = await check(repository);
    expect(report.genes).toMatchObject([{ id: 'gene_a', change: 'applied', verdict: 'fail' }]);
    expect(statusesOf(report)).toEqual({ gene_a: ['passed'] });
    expect(report.capsules).toMatchObject([{ id: 'capsule_1', change: 'added', eligible: false }]);
    expect(rulesOf(report)).toContain('blast-radius-exceeded');
    expect(exitCode).toBe(1);
  });

  it('without commands fail', async () => {
    const { report, exitCode } = await check(
      pullRequest({}, { [GENES]: genesFile(gene('gene_a', { validation: [] })) }),
    );
    expect(rulesOf(report)).toEqual(['validation-missing']);
    expect(exitCode).toBe(1);
  });

  it('a capsule may not name a gene that is not there', async () => {
    const { report } = await check(pullRequest({}, { [CAPSULES]: JSON.stringify([capsule]) }));
    expect(rulesOf(report).some((rule) => rule.startsWith('reference-not-found'))).toBe(true);
  });

  it('the log may grow', async () => {
    const repository = pullRequest(
      { [EVENTS]: event('evt_1') },
      { [EVENTS]: event('evt_1') + event('evt_2', 'evt_1') },
    );
    const { report, exitCode } = await check(repository);
    expect(report.events).toMatchObject([{ id: 'evt_2', change: 'added', line: 2 }]);
    expect(exitCode).toBe(0);
  });

  it.each([
    ['edited', { [EVENTS]: event('evt_0') + event('evt_2') }, 'audit-log-rewritten'],
    ['cut', { [EVENTS]: '' }, 'audit-log-rewritten'],
    ['deleted', { [EVENTS]: null }, 'audit-log-rewritten'],
    ['moved', { [EVENTS]: null, 'old/events.jsonl': event('evt_1') }, 'audit-log-rewritten'],
  ])('the log may not be %s', async (_, after, rule) => {
    const { report, exitCode } = await check(pullRequest({ [EVENTS]: event('evt_1') }, after));
    expect(rulesOf(report)).toContain(rule);
    expect(exitCode).toBe(1);
  });
});
