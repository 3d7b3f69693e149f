import { expect, it } from 'vitest';
import type { Audit, ChangeAudit } from '../../src/audit/audited.ts';
import { auditBetween, brief, type LiteralFiles, type Terms } from './fixture.ts';

const GENES = 'assets/gep/genes.json';
const BASE: LiteralFiles = {
  'README.md': 'A project\n',
  'scripts/check.js': 'process.exit(0)\n',
  'package.json': '{"scripts":{"test":"node scripts/check.js"}}',
};

function audit(
  changed: LiteralFiles,
  { base = {}, ...terms }: Terms & { base?: LiteralFiles } = {},
) {
  const before = { ...BASE, ...base };
  return auditBetween(before, { ...before, ...changed }, terms);
}

function genes(...list: object[]): string {
  return JSON.stringify({ version: 1, genes: list }, null, 2);
}

function gene(validation: unknown, more: object = {}) {
  const constraints = { max_files: 2, forbidden_paths: ['.git', 'src/core'] };
  return { type: 'Gene', id: 'gene_a', schema_version: '1.13.0', constraints, validation, ...more };
}

const PASSING = genes(gene(['node scripts/check.js']));
const INCOMPLETE = 'schema-field (warning)';

function manySources(count: number): LiteralFiles {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`src/${i}.js`, 'x\n']));
}

function planned({ genes: list }: Audit): (string[] | undefined)[] {
  return list.flatMap(({ commands }) => commands.map(({ plan }) => plan && [...plan.argv]));
}

it('judges no command of a gene that the change leaves as it is, and reads none of its scripts', async () => {
  const other = gene(['node scripts/other.js'], { id: 'gene_b' });
  const list = (summary: string) => genes(gene(['node scripts/check.js'], { summary }), other);
  const before = { ...BASE, 'scripts/other.js': '', [GENES]: list('old') };
  const after = { ...before, [GENES]: list('new') };
  const reads: string[] = [];
  const around: Terms['around'] = (tree) => ({
    ...tree,
    read: (path) => tree.read(reads[reads.push(path) - 1] ?? ''),
  });
  const result = await auditBetween(before, after, { around });
  expect(planned(result)).toEqual([['node', 'scripts/check.js']]);
  expect(reads).toContain('scripts/check.js');
  expect(reads).not.toContain('scripts/other.js');
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `scripts/n${index}.js`);

it.each<[string, string[], string[], [files: number, exempt: number]]>([
  ['an old one', ['node scripts/new.js', 'node scripts/check.js'], ['scripts/check.js'], [2, 2]],
  ['one of five', numbered(5).map((path) => `node ${path}`), numbered(5), [1, 6]],
  ['one of more than five', numbered(6).map((path) => `node ${path}`), numbered(6), [2, 6]],
  ['named by a pattern', ['node --test scripts/n*.js'], numbered(2), [3, 1]],
  ['named by an npm script alone', ['npm run new'], [], [2, 1]],
])('exempts a new script unless it is %s', async (_, commands, paths, counts) => {
  const base = { 'package.json': '{"scripts":{"new":"node scripts/new.js"}}' };
  const named = commands.join().includes('new') ? ['scripts/new.js'] : [];
  const added = [...paths, 'src/other.js', ...named];
  const files = Object.fromEntries(added.map((path) => [path, 'x\n']));
  const { blastRadius } = await audit({ [GENES]: genes(gene(commands)), ...files }, { base });
  expect([blastRadius?.files, blastRadius?.exempt_files]).toEqual(counts);
});

it('counts like the reference engine if the policy says so', async () => {
  const changed = {
    [GENES]: genes(gene(['node scripts/new.js'])),
    'scripts/new.js': 'x\n',
    'src/capsules.js': 'x\n',
    'README.md': 'Another project\n',
  };
  const policy = 'blast_radius: { counting: reference }';
  const { blastRadius, genes: judged } = await audit(changed, { policy });
  expect(blastRadius).toEqual({ files: 1, lines: 1, exempt_files: 3, exempt_lines: 3 });
  expect(judged[0]?.blastRadius.files).toBe(1);
  expect((await audit(changed)).blastRadius).toMatchObject({ files: 2, exempt_files: 2 });
});

it('does not apply the limits of genes that the change does not touch', async () => {
  const result = await audit(manySources(70), { base: { [GENES]: PASSING }, all: true });
  expect(brief(result.genes[0]?.findings ?? [])).toEqual([INCOMPLETE]);
  expect(planned(result)).toEqual([['node', 'scripts/check.js']]);
});

it('checks only the always-forbidden paths of a change without a gene', async () => {
  expect((await audit(manySources(70))).findings).toEqual([]);
  expect((await audit({ link: { symlink: '/etc' } })).findings).toEqual([]);
  const { findings } = await audit({ 'lib/node_modules/x.js': 'x' });
  expect(brief(findings)).toEqual(['forbidden-path']);
});

it.each<[string, LiteralFiles, string]>([
  ['node_modules', { 'node_modules/x/index.js': 'x' }, 'forbidden-path'],
  ['a symlink out of the tree', { link: { symlink: '/etc' } }, 'symlink-leaves-tree'],
])('runs nothing of a change that adds %s', async (_, files, rule) => {
  const result = await audit({ [GENES]: PASSING, ...files });
  expect(brief(result.findings)).toContain(rule);
  expect(planned(result)).toEqual([undefined]);
});

it('only protects the policy file if the policy is read from another path', async () => {
  const files = { '.github/gene-gate.yml': 'profile: evolver\n' };
  const { findings } = await audit(files, { loaded: { source: 'file' } });
  expect(brief(findings)).toEqual(['protected-path (warning)']);
});

const STRICT = { base: { [GENES]: genes(gene(['node scripts/check.js'])) } };
const limits = (max_files: number) => ({ max_files, forbidden_paths: ['.git'] });
const loose = (id: string, max_files = 50) =>
  genes(gene(['node scripts/check.js'], { id, constraints: limits(max_files) }));
const rulesOf = ({ genes }: ChangeAudit) => genes.map(({ findings }) => brief(findings));

it('applies the limits of a removed gene, also if it returns under another id', async () => {
  const files = { 'src/core/a.js': '', 'src/b.js': '', 'src/c.js': '' };
  const renamed = await audit({ ...files, [GENES]: loose('gene_b') }, STRICT);
  const bound = ['gene-removed (notice)', 'blast-radius-exceeded', 'forbidden-path-declared'];
  expect(rulesOf(renamed)).toEqual([expect.arrayContaining(bound.slice(1))]);
  const gone = await audit({ ...files, [GENES]: genes() }, STRICT);
  expect(rulesOf(gone)).toEqual([bound]);
  const retyped = genes({ ...gene([]), type: 'Capsule' });
  expect(rulesOf(await audit({ ...files, [GENES]: retyped }, STRICT))).toEqual([bound]);
  expect(gone.genes[0]?.findings.flatMap(({ location }) => location ?? [])).toEqual([]);
});

it('accepts that a gene is replaced by another one within the limits of both', async () => {
  const replaced = await audit({ 'src/b.js': '', [GENES]: loose('gene_b') }, STRICT);
  expect(replaced.genes.map(({ change }) => change)).toEqual(['modified']);
  expect(rulesOf(replaced).flat()).not.toContain('blast-radius-exceeded');
});

it('names the limits above the hard cap that a change sets, and no older ones', async () => {
  const beyond = (result: ChangeAudit) =>
    rulesOf(result).flat().includes('constraints-malformed (warning)');
  expect(beyond(await audit({ [GENES]: loose('gene_b', 61) }))).toBe(true);
  expect(beyond(await audit({ [GENES]: loose('gene_b', 60) }))).toBe(false);
  const base = { base: { [GENES]: loose('gene_b', 500) } };
  expect(beyond(await audit({ [GENES]: loose('gene_b', 499) }, base))).toBe(false);
  expect(beyond(await audit({ [GENES]: loose('gene_b', 501) }, base))).toBe(true);
});
