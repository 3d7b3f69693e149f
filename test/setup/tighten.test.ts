import { describe, expect, it } from 'vitest';
import { tightenings } from '../../src/setup/tighten.ts';
import { parsePolicy } from '../policy/from-text.ts';
import type { TestRepository } from '../repo/repository.ts';
import { geneWith, historyIn, largeChange, repositoryOf } from './fixture.ts';

const IGNORE = `ignores:
  - { rule: content-hash-mismatch, reason: known, expires: 2027-01-31 }
`;

const LATE =
  'on: pull_request\njobs: { a: { steps: [{ run: ./x.sh }, { uses: o/gene-gate@v1 }] } }\n';

async function allKeysFor(policy: string, ...changes: Parameters<TestRepository['write']>[0][]) {
  const { changes: judged } = await historyIn(repositoryOf(...changes), { policy });
  const found = tightenings(parsePolicy(policy, 'policy'), { changes: judged, present: [] });
  return found.map(({ key }) => key);
}

/** Without the keys that any small gene of one script could do with. */
async function keysFor(...asked: Parameters<typeof allKeysFor>) {
  return (await allKeysFor(...asked)).filter((key) => key !== 'fail_on' && key !== 'profile');
}

describe('tightenings', () => {
  it('names the levels that no change needs', async () => {
    const policy = 'rules: { size: warning, hashes: warning, content: error }\n';
    expect(await keysFor(policy, largeChange('a'))).toEqual(['rules.hashes']);
    expect(await keysFor(policy, geneWith('node scripts/pass.js'))).toEqual([
      'rules.size',
      'rules.hashes',
    ]);
  });

  it('names the ignores that cover nothing', async () => {
    const stale = { ...geneWith('node scripts/pass.js') };
    const [path = '', text] = Object.entries(stale)[0] ?? [];
    const edited = { [path]: String(text).replace(/sha256:[0-9a-f]{4}/, 'sha256:0000') };
    expect(await keysFor(IGNORE, edited)).toEqual([]);
    expect(await keysFor(IGNORE, stale)).toEqual(['ignores[0]']);
  });

  it('says what its values would have done with each of the changes', async () => {
    const repository = repositoryOf(
      geneWith('node scripts/pass.js'),
      geneWith('curl https://example.org'),
    );
    const { changes } = await historyIn(repository, { policy: 'enforce: report\n' });
    const policy = parsePolicy('enforce: report\n', 'policy');
    const found = tightenings(policy, { changes, present: [] });
    const words = 'Tried on the last 2 changes: 1 pass, 1 fail; no command was run.';
    expect(found.map(({ key, why }) => [key, why.startsWith(words)])).toEqual([
      ['enforce', true],
      ['fail_on', true],
      ['profile', false],
    ]);
    const stricter = await historyIn(repository, {
      policy: 'fail_on: warning\nprofile: validator\n',
    });
    expect(stricter.changes.map(({ verdict }) => verdict)).toEqual(['fail', 'pass']);
  });

  it('proposes nothing that only a change with refused commands was tried on', async () => {
    const refused = geneWith('curl https://example.org');
    expect(await allKeysFor('enforce: report\n', refused)).toEqual([]);
  });

  it('tries changes without assets, too', async () => {
    const plain = geneWith('node scripts/pass.js');
    const warned = { 'scripts/pass.js': '1;\n', '.github/workflows/x.yml': LATE };
    expect(await allKeysFor('', plain, warned)).not.toContain('fail_on');
  });

  it('proposes to enforce what every honest change passes', async () => {
    const policy = 'enforce: report\n';
    expect(await keysFor(policy, geneWith('node scripts/pass.js'))).toEqual(['enforce']);
    expect(await keysFor(policy, largeChange('a'))).toEqual([]);
    expect(await keysFor(policy, geneWith('node scripts/pass.js && node scripts/pass.js'))).toEqual(
      [],
    );
  });

  it('proposes to fail on warnings if no honest change has one', async () => {
    const plain = geneWith('node scripts/pass.js');
    expect(await allKeysFor('', plain)).toContain('fail_on');
    expect(await allKeysFor('', plain, geneWith('curl https://example.org'))).toContain('fail_on');
    expect(await allKeysFor('fail_on: warning\n', plain)).not.toContain('fail_on');
    expect(await allKeysFor('', geneWith('CI=1 node scripts/pass.js'))).not.toContain('fail_on');
    expect(await allKeysFor('', { 'README.md': 'text\n' })).not.toContain('fail_on');
    expect(await allKeysFor('', plain, largeChange('a'))).not.toContain('fail_on');
  });

  it('proposes the stricter profile if it allows every command', async () => {
    const npm = { 'package.json': '{ "scripts": { "test": "node scripts/pass.js" } }' };
    expect(await allKeysFor('', geneWith('node scripts/pass.js'))).toContain('profile');
    expect(await allKeysFor('', geneWith('curl https://example.org'))).not.toContain('profile');
    expect(await allKeysFor('', { ...npm, ...geneWith('npm test') })).not.toContain('profile');
  });

  it('names the programs that no command starts, itself or by a script', async () => {
    const policy = 'programs: [pytest, python, maven]\n';
    const named = async (...commands: readonly string[]) => {
      const package_json = '{ "scripts": { "test": "pytest tests" } }';
      const change = { 'package.json': package_json, ...geneWith(...commands) };
      const { changes } = await historyIn(repositoryOf(change), { policy });
      const found = tightenings(parsePolicy(policy, 'policy'), { changes, present: [] });
      return found.filter(({ key }) => key === 'programs').map(({ what }) => what);
    };
    expect(await named('node scripts/pass.js')).toEqual([
      'Remove `pytest`.',
      'Remove `python`.',
      'Remove `maven`.',
    ]);
    expect(await named('mvn test', 'python3 -m pytest')).toEqual([]);
    expect(await named('npm test')).toEqual(['Remove `python`.', 'Remove `maven`.']);
  });

  it('says nothing without changes', async () => {
    expect(await keysFor('rules: { size: warning }\n')).toEqual([]);
  });
});
