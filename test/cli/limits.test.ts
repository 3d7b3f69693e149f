import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { createRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = 'assets/gep/genes.json';
const NUL_CODE = Buffer.from(`// \0\n${'work();\n'.repeat(5_001)}`);
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, ...Array<number>(8_000).fill(10)]);

type Files = Parameters<ReturnType<typeof createRepository>['write']>[0];

/** Genes with `max_files: 2`, each with the commands of one list. */
function genesOf(...validations: readonly string[][]): Files {
  const genes = validations.map((validation, index) => ({
    type: 'Gene',
    id: `gene_${index}`,
    category: 'repair',
    signals_match: [`signal_${index}`],
    strategy: ['Fix it'],
    constraints: { max_files: 2, forbidden_paths: ['.git'] },
    validation,
  }));
  return { [GENES]: JSON.stringify({ version: 1, genes }) };
}

/** Scripts of the same length, and the commands that run them. */
function scripts(count: number, text: string, folder = 'scripts') {
  const paths = Array.from({ length: count }, (_, index) => `${folder}/${index}.js`);
  return {
    files: Object.fromEntries(paths.map((path) => [path, text])),
    commands: paths.map((path) => `node ${path}`),
  };
}

/** Judges a change without running it. */
async function judged(head: Files, base: Files = {}) {
  const repository = createRepository();
  repository.write({ 'README.md': '# Agent\n', ...base });
  repository.commit();
  repository.git('checkout', '--quiet', '-b', 'change');
  repository.write(head);
  repository.commit();
  const { output } = await runIn(repository.directory, ['check', '--no-run', '--format', 'json']);
  const report = JSON.parse(output) as GateReport;
  const radius = report.blast_radius;
  return {
    report,
    counted: [radius?.files, radius?.lines],
    rules: report.findings.map(({ rule }) => rule),
    file: (path: string) => radius?.changed_files?.find((each) => each.path === path),
  };
}

describe('new validation scripts', () => {
  it('are exempt over the whole change, however many genes name them', async () => {
    const each = Array.from({ length: 12 }, (_, index) =>
      scripts(5, 'work();\n'.repeat(999), `scripts/${index}`),
    );
    const files = Object.assign({}, ...each.map((one) => one.files));
    const { counted, rules, report } = await judged({
      ...files,
      ...genesOf(...each.map(({ commands }) => commands)),
    });
    expect(counted).toEqual([59, 59 * 999]);
    expect(rules).toContain('blast-radius-hard-cap');
    expect(report.verdict).toBe('fail');
  });

  it.each([
    ['five of one gene', 1, 5, 10, 0],
    ['eight of one gene: three count', 1, 8, 10, 3],
    ['one each of twelve genes', 12, 1, 10, 0],
    ['two each of 25 genes: all but twenty count', 25, 2, 10, 30],
    ['two of together 1,001 lines: one counts', 1, 2, 501, 1],
  ])('%s', async (_, genes, perGene, lines, expected) => {
    const each = Array.from({ length: genes }, (_, index) =>
      scripts(perGene, 'work();\n'.repeat(lines), `scripts/${index}`),
    );
    const files = Object.assign({}, ...each.map((one) => one.files));
    const change = await judged({ ...files, ...genesOf(...each.map((one) => one.commands)) });
    expect(change.counted[0]).toBe(expected);
  });

  it('count beyond 64 KiB, in a few long lines too', async () => {
    const { files, commands } = scripts(2, `${'x'.repeat(1_900)}\n`.repeat(20));
    expect((await judged({ ...files, ...genesOf(commands) })).counted).toEqual([1, 20]);
  });

  it('and the files of the store count towards the hard cap', async () => {
    const store = Array.from({ length: 20_001 }, () => '').join('\n');
    const text = `${genesOf(['node scripts/0.js'])[GENES]}${store}`;
    const { files } = scripts(1, 'work();\n');
    const { counted, rules } = await judged({ [GENES]: text, ...files });
    expect(counted).toEqual([0, 0]);
    expect(rules).toContain('blast-radius-hard-cap');
  });
});

describe('lines of a file that git calls binary', () => {
  const one = genesOf(['node scripts/check.js']);
  const base = { 'scripts/check.js': "console.log('OK');\n" };

  it.each<[string, Files, number]>([
    ['a picture', { 'logo.png': PICTURE }, 0],
    ['a font', { 'font.woff2': PICTURE }, 0],
    ['code by its name', { 'src/a.js': NUL_CODE }, 5_002],
    ['code of another language', { 'src/a.py': NUL_CODE }, 5_002],
    ['a build file without an ending', { Makefile: NUL_CODE }, 5_002],
    ['a script by its shebang', { 'bin/run': Buffer.from('#!/bin/sh\n# \0\nwork\n') }, 3],
    [
      'a picture that attributes call text',
      { '.gitattributes': '*.png text diff\n', 'logo.png': PICTURE },
      1,
    ],
    [
      'code that attributes call binary',
      { '.gitattributes': '*.js binary\n', 'a.js': 'a();\n' },
      2,
    ],
  ])('%s', async (_, files, lines) => {
    expect((await judged({ ...one, ...files }, base)).counted[1]).toBe(lines);
  });

  it('count if a command launches the file, whatever its name', async () => {
    const files = { 'tools/check': Buffer.from(`// \0\n${'work();\n'.repeat(5_001)}`) };
    const package_ = { 'package.json': '{ "scripts": { "check": "node tools/check" } }' };
    for (const command of ['node tools/check', 'npm run check']) {
      const change = await judged({ ...genesOf([command]), ...files }, package_);
      expect(change.file('tools/check')).toMatchObject({ lines: 5_002, veil: 'binary' });
    }
  });
});

describe('a script that nobody can read', () => {
  const long = `const data = '${'x'.repeat(2_001)}';\n`;
  const large = `${'x'.repeat(99)}\n`.repeat(2_100);
  const gene = genesOf(['node scripts/check.js']);

  const WORK = { 'scripts/check.js': 'work();\n' };
  const renamed = { 'scripts/check.js': large, 'data.txt': null };

  it.each<[string, Files, Files?]>([
    ['a new one with a long line', { 'scripts/check.js': long }],
    ['a new large one', { 'scripts/check.js': large }],
    ['one that the change makes so', { 'scripts/check.js': long }, WORK],
    ['one that a data file becomes', renamed, { 'data.txt': large }],
  ])('waits for a person: %s', async (_, head, base) => {
    const { report, rules } = await judged({ ...gene, ...head }, base);
    expect(rules).toContain('script-unreadable');
    expect(['needs_approval', 'fail']).toContain(report.genes[0]?.verdict);
    expect(report.genes[0]?.commands[0]).toMatchObject({ confirmation: 'strong', verdict: 'warn' });
  });

  it('waits if an npm script launches it', async () => {
    const package_ = { 'package.json': '{ "scripts": { "test": "node scripts/check.js" } }' };
    const change = await judged({ ...genesOf(['npm test']), 'scripts/check.js': long }, package_);
    expect(change.rules).toContain('script-unreadable');
    expect(change.report.verdict).toBe('needs_approval');
  });

  const data = { 'data.json': `"${large}"` };
  const lockfile = { 'package-lock.json': `{ "a": "${'x'.repeat(3_000)}" }` };
  const edited = { 'scripts/check.js': `${long}//\n` };

  it.each<[string, Files, Files?]>([
    ['a readable one', WORK],
    ['lines of 2,000 characters', { 'scripts/check.js': `${'x'.repeat(1_998)}//\n` }],
    ['one that is edited and was like this', edited, { 'scripts/check.js': long }],
    ['one that no command launches', { 'scripts/other.js': long }, WORK],
    ['a large data file', data, WORK],
    ['a picture', { 'logo.png': PICTURE }, WORK],
    [
      'one that the change deletes',
      { 'scripts/old.js': null },
      { 'scripts/old.js': long, ...WORK },
    ],
    ['a large lockfile', lockfile, WORK],
  ])('needs nobody: %s', async (_, head, base) => {
    const { report, rules } = await judged({ ...gene, ...head }, base);
    expect(rules).not.toContain('script-unreadable');
    expect(report.verdict).not.toBe('needs_approval');
  });
});
