import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ASKING_POLICY, createGateRepository, pullRequest, runCli } from '../e2e/cli.ts';
import { temporaryFolder } from '../repo/repository.ts';

const POLICY = '.github/gene-gate.yml';
const SLUG = 'exports.slug = (text) => text.toLowerCase();\n\n\nexports.ttl = () => 1;\n';
const TRIMMED = SLUG.replace('()', '().trim()').replace('1;', '2;');
const equal = (value: string, expected: string) =>
  `require('node:assert').deepEqual(${value}, ${expected});\n`;
const TESTS = {
  'test/trims.js': equal("require('../src/slug.js').slug(' A')", "'a'"),
  'test/loads.js': equal("typeof require('../src/slug.js').slug", "'function'"),
  'test/fails.js': equal("require('../src/slug.js').ttl()", '3'),
  'test/words.js': equal('process.argv.slice(2)', `['a b', "it's", '*', '$HOME', '']`),
};
const TTL = 'exports.ttl = (minutes) => {\n  return minutes * 60;\n};\n';
const USES = equal("require('../src/ttl.js').ttl(5)", '300');
const PACKAGE = '{"scripts":{"test":"node test/trims.js"}}';
const prove = ({ directory }: { readonly directory: string }, ...args: readonly string[]) =>
  runCli(['prove', ...args], { cwd: directory });

describe.skipIf(process.platform !== 'linux')('prove runs a command without the change', () => {
  const repository = createGateRepository(
    { 'src/slug.js': SLUG, [POLICY]: 'proof: off\n', 'package.json': PACKAGE },
    { directory: temporaryFolder(afterAll) },
  );
  repository.write({ 'src/slug.js': TRIMMED, ...TESTS });
  repository.commit();
  it.each<[string[], number, RegExp]>([
    [
      ['npm', 'test'],
      0,
      /^proven .*fails without it\.\n +npm test\ntaken back `src\/slug\.js`\nkept/,
    ],
    [['npm test'], 0, /line 4 of `src\/slug\.js`/],
    [['node', 'test/loads.js'], 1, /^unproven .*with and without/],
    [['node', 'test/words.js', 'a b', "it's", '*', '$HOME', ''], 1, /^unproven/],
    [['node', 'test/fails.js'], 2, /^failed.*why +It failed/s],
    [['node', 'test/none.js'], 2, /^blocked.*does not exist/s],
    [['node', 'test/none.js', '--no-color'], 2, /none\.js --no-color$/m],
    [['npm', 'publish'], 2, /^blocked/],
    [['npm test && npm test'], 2, /^blocked/],
    [['npm', '--output='], 2, /^blocked/],
  ])('%j: exit code %i', async (words, exitCode, says) => {
    const { stdout, ...run } = await prove(repository, '--', ...words);
    expect(stdout).toMatch(says);
    expect(run).toEqual({ exitCode, stderr: '' });
  });
});

describe.skipIf(process.platform !== 'linux')(
  'prove is about the change that it is asked about',
  () => {
    it.each<[string, Parameters<typeof pullRequest>, number, RegExp]>([
      [
        'a new file',
        [{}, { 'src/ttl.js': TTL, 'test/a.js': USES }],
        0,
        /^proven .*its new code fails\.\n.*\nnew code /s,
      ],
      [
        'tests alone',
        [{ 'src/ttl.js': TTL }, { 'test/a.js': USES }],
        1,
        /^unproven .*nothing to\s+take back/,
      ],
      ['no change', [{ 'test/a.js': '' }, {}], 1, /^unproven .*nothing to\s+take back/],
      [
        'no namespaces',
        [
          { 'a.js': '', [POLICY]: 'containment: off\n' },
          { 'a.js': '1;', 'test/a.js': '' },
        ],
        2,
        /^not run .*without\s+namespaces/s,
      ],
      [
        'a policy of the change',
        [{}, { 'a.js': '1;\n', [POLICY]: 'commands: [./a]\n' }],
        2,
        /^blocked/,
      ],
    ])('%s', async (_, [base, head], exitCode, says) => {
      const run = await prove(pullRequest(base, head), 'node', 'test/a.js');
      expect(run.stdout).toMatch(says);
      expect(run.exitCode).toBe(exitCode);
    });

    it('uncommitted, in the package of a directory, as JSON', async () => {
      const repository = createGateRepository({
        'a/package.json': PACKAGE,
        'a/src/ttl.js': TTL.replace('60', '6'),
      });
      repository.write({ 'a/src/ttl.js': TTL, 'a/test/trims.js': USES });
      const args = ['--worktree', '--format', 'json', '--base', 'main', '--', 'npm', 'test'];
      const cwd = join(repository.directory, 'a/src');
      const run = await runCli(['prove', ...args], { cwd });
      expect(JSON.parse(run.stdout)).toMatchObject({
        ...{ command: 'npm test', verdict: 'allow', base_sha: repository.git('rev-parse', 'main') },
        outcome: { status: 'passed' },
        proof: {
          outcome: 'fails_without_change',
          files: ['a/src/ttl.js'],
          kept: ['a/test/trims.js'],
        },
      });
    });

    it('waits for an approval where the policy asks for one', async () => {
      const repository = pullRequest({ [POLICY]: ASKING_POLICY }, { 'a.js': '' });
      const run = await prove(repository, 'node scripts/pass.js');
      expect(run).toMatchObject({ exitCode: 2, stdout: expect.stringMatching(/--approve/) });
    });
  },
);
