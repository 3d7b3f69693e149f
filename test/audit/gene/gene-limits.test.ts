import { describe, expect, it } from 'vitest';
import type { AssetChange } from '../../../src/assets/asset.ts';
import { validationCommands } from '../../../src/assets/validation.ts';
import { measureChange } from '../../../src/audit/change/blast-radius.ts';
import { ask, ofChange } from '../../../src/audit/check.ts';
import {
  limitsOf,
  readConstraints,
  stricterConstraints,
} from '../../../src/audit/gene/gene-limits.ts';
import {
  declaredConstraints,
  declaredPaths,
  geneBlastRadius,
  hardCap,
  loosenedConstraints,
} from '../../../src/audit/gene/limit-checks.ts';
import type { ChangeSubject } from '../../../src/audit/subject.ts';
import type { FileChange } from '../../../src/repo/change.ts';
import { describe as say } from '../../../src/rules/finding.ts';
import { brief, changeOf, changeSubject, file, gene, manyFiles } from '../fixture.ts';

const files = (max_files: string | number | null) => ({ max_files, forbidden_paths: [] });
const paths = (forbidden_paths: string | (string | number | null | string[])[]) => ({
  max_files: 1,
  forbidden_paths,
});

const NO_PATHS = ['', '.', '/etc', '../x', 'C:\\x', 7, null, ['a']];
const NO_MATCH = ['!src', '{src,lib}', 'a/{b,c}.js', ' src', 'src\n', '"src"'];
const NAMES = ['app/[...all]', 'my files/a b', 'x/{id}', 'a!b', "it's", '#x'];
const each = (kind: string, entries: readonly unknown[]) =>
  entries.map((_, index) => `${kind} forbidden_paths.${index}`);

it.each([
  ['nothing at all', undefined, ['missing ']],
  ['an empty object', {}, ['missing max_files', 'missing forbidden_paths']],
  ['zero', files(0), ['malformed max_files']],
  ['one path', paths('src'), ['malformed forbidden_paths']],
  ['paths that are none below the root', paths([...NO_PATHS, 'ok']), each('malformed', NO_PATHS)],
  ['a pattern', paths(['src/**', 'app/[id]']), ['pattern forbidden_paths.0']],
  ['other entries that match no path', paths(NO_MATCH), each('pattern', NO_MATCH)],
  ['no names with brackets, braces or blanks', paths(NAMES), []],
])('readConstraints reports %s', (_, declared, expected) => {
  const { problems } = readConstraints(declared);
  expect(problems.map(({ kind, pointer }) => `${kind} ${pointer.slice(1).join('.')}`)).toEqual(
    expected,
  );
});

describe('stricterOf', () => {
  const limits = (maxFiles: number, ...forbiddenPaths: string[]) => ({
    ...{ maxFiles, isDefaultLimit: false, forbiddenPaths },
  });
  const DEFAULT = { ...limits(20), isDefaultLimit: true };

  it.each([
    ['a raised limit', limits(5, 'a'), limits(50, 'a'), limits(5, 'a')],
    ['a lowered limit', limits(50, 'a'), limits(5, 'a'), limits(5, 'a')],
    ['removed and added paths', limits(5, 'a'), limits(5, 'b'), limits(5, 'a', 'b')],
    ['a default limit that the gene raises', DEFAULT, limits(50), DEFAULT],
    ['a new gene', undefined, limits(50), limits(50)],
  ])('takes the stricter side of %s', (_, base, head, expected) => {
    expect(stricterConstraints(base, head)).toEqual(expected);
  });
});

const LIMIT_CHECKS = {
  declaredConstraints,
  loosenedConstraints: ofChange(loosenedConstraints),
  geneBlastRadius: ofChange(geneBlastRadius),
  declaredPaths: ofChange(declaredPaths),
};

async function limit(change: AssetChange, files: FileChange[], binds = true, isOnlyAdded = false) {
  const { asset } = change;
  const whole = changeOf(...files);
  const subject = changeSubject({ change: whole, radius: measureChange(whole, new Set()) });
  const store = { path: 'assets/gep', root: '' };
  const validation = validationCommands(asset);
  const read = { asset, store, change, binds, isOnlyAdded, validation, commands: [] };
  const limits = limitsOf(read, subject);
  const findings = await ask(LIMIT_CHECKS, subject, { ...read, limits });
  return { blastRadius: limits.blastRadius, findings };
}

function limited(maxFiles: number, ...forbidden: string[]) {
  return gene({ constraints: { max_files: maxFiles, forbidden_paths: ['.git', ...forbidden] } });
}

describe('the limits of a gene', () => {
  /** What the hard cap finds in a change of these files with genes of these kinds. */
  function capOf(files: FileChange[], kinds: readonly string[], isPush = false) {
    const change = changeOf(...files);
    const radius = measureChange(change, new Set());
    const genes = kinds.map((kind, index) => ({
      ...{ binds: true, asset: gene({ id: `gene_${index}` }), commands: [] },
      change: { kind, asset: gene() },
    })) as unknown as ChangeSubject['genes'];
    return hardCap(changeSubject({ change, radius, isPush, genes }));
  }
  const HUGE = file('src/huge.js', { added: 20_001 });
  const MANY_HUGE = manyFiles(61).map((each) => ({ ...each, added: 1000 }));
  const FILES = '61 files, but the hard cap is 60';

  it.each([
    ['huge', [HUGE], 1, '20001 lines, but the hard cap is 20000'],
    ['many files', manyFiles(61), 1, FILES],
    ['many huge files', MANY_HUGE, 1, `${FILES}; and 61000 lines, but the hard cap is 20000`],
    ['a change with many genes', manyFiles(61), 109, FILES],
  ])('names once what exceeds the hard cap: %s', (_, files, count, words) => {
    const [cap, ...others] = capOf(files, Array<string>(count).fill('added'));
    expect(others).toEqual([]);
    const whose = count > 1 ? `with ${count} genes ` : '';
    expect(cap && say(cap).message).toBe(`The change ${whose}touches ${words}.`);
    expect(cap?.subject?.id).toBe(count > 1 ? undefined : 'gene_0');
  });

  it.each([
    [true, ['applied'], 'warning'],
    [true, ['applied', 'modified'], 'error'],
    [true, ['removed'], 'error'],
    [false, ['applied'], 'error'],
  ])('grades the hard cap of a push (%s) with genes %j: %s', (isPush, kinds, severity) => {
    expect(capOf(manyFiles(61), kinds, isPush)).toMatchObject([{ severity }]);
  });

  it.each([
    [5, []],
    [10, ['blast-radius-exceeded (warning)']],
    [11, ['blast-radius-critical (warning)']],
    [61, []],
  ])('only warns of %i files if the change only adds the gene', async (count, expected) => {
    const files = [...manyFiles(count - 1), file('core/x.js')];
    const added = { kind: 'added', asset: limited(5, 'core') } as const;
    const { findings } = await limit(added, files, true, true);
    expect(brief(findings)).toEqual([...expected, 'forbidden-path-declared (warning)']);
  });

  const DEFAULT = 'the limit of 20 for genes without `max_files`, such as `gene_a`';
  const BELOW = gene({ constraints: { max_files: -1 } });
  it.each([
    [3, 'more than twice the limit of 1 for the gene `gene_a`', limited(1)],
    [21, `more than ${DEFAULT}`, gene()],
    [50, `more than twice ${DEFAULT}`, BELOW],
  ])('names a limit as the gene’s only if declared: %i', async (count, words, asset) => {
    const { blastRadius, findings } = await limit({ kind: 'added', asset }, manyFiles(count));
    const [size] = findings.filter(({ rule }) => rule.startsWith('blast-radius'));
    expect(size && say(size).message).toBe(`The change touches ${count} files, ${words}.`);
    expect(blastRadius.default_limit).toBe(blastRadius.max_files === 20 ? true : undefined);
  });

  it('names three paths of a forbidden path and counts the others', async () => {
    const asset = limited(100_000, 'src');
    const { findings } = await limit({ kind: 'added', asset }, manyFiles(50));
    const declared = findings.filter(({ rule }) => rule === 'forbidden-path-declared');
    expect(declared).toHaveLength(3);
    expect(declared.map((each) => say(each).message).slice(-2)).toEqual([
      'The change touches `src/1.js`, but the gene `gene_a` forbids `src`.',
      'The change touches `src/2.js` and 47 more paths there, but the gene `gene_a` forbids `src`.',
    ]);
  });

  it('applies the old limit to a change that raises it', async () => {
    const change = { kind: 'modified', asset: limited(50), before: limited(5, 'src') } as const;
    const { blastRadius, findings } = await limit(change, manyFiles(6));
    expect(blastRadius).toMatchObject({ max_files: 5, severity: 'exceeded' });
    expect(brief(findings)).toEqual([
      'constraints-loosened (warning)',
      'blast-radius-exceeded',
      ...manyFiles(3).map(() => 'forbidden-path-declared'),
    ]);
    const loosened = ['`max_files` from 5 to 50', '`src` is no longer forbidden'];
    expect(findings[0]?.args.loosened).toEqual(loosened);
  });

  it.each([
    [{ max_files: '4', forbidden_paths: ['.git'] }, ['`src` is no longer forbidden']],
    [{ max_files: 9, forbidden_paths: 'src' }, ['`max_files` from 5 to 9']],
    [{ forbidden_paths: ['.git', 'src'] }, ['`max_files` from 5 to 20']],
    ['src', undefined],
  ])('does not call malformed limits loosened: %j', async (constraints, loosened) => {
    const before = limited(5, 'src');
    const change = { kind: 'modified', asset: gene({ constraints }), before } as const;
    const { findings } = await limit(change, []);
    const found = findings.filter(({ rule }) => rule === 'constraints-loosened');
    expect(found.map(({ args }) => args.loosened)).toEqual(loosened ? [loosened] : []);
  });

  it('does not report a wider entry that replaces a narrower one', async () => {
    const [asset, before] = [limited(5, 'src'), limited(5, 'src/a')];
    expect((await limit({ kind: 'modified', asset, before }, [])).findings).toEqual([]);
  });

  it('reports malformed constraints at the field', async () => {
    const asset = gene({ constraints: { max_files: 'five', forbidden_paths: ['src/**', 3] } });
    const { findings } = await limit({ kind: 'added', asset }, []);
    expect(brief(findings)).toEqual([
      'constraints-malformed',
      'constraints-malformed (warning)',
      'constraints-malformed',
    ]);
    expect(findings.map(({ location }) => location?.line)).toEqual([5, 7, 8]);
    expect(brief((await limit({ kind: 'added', asset: gene() }, [])).findings)).toEqual([
      'constraints-malformed (warning)',
    ]);
  });
});
