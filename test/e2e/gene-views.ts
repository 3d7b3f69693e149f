import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { runPlans } from '../../src/run/schedule.ts';
import { planOf, temporaryFolder } from '../run/fixture.ts';
import { contain, type Way } from './containment-attacks.ts';

const BUILD = `const fs = require('node:fs');
const [name] = process.argv.slice(2);
fs.mkdirSync('dist', { recursive: true });
fs.writeFileSync('dist/name', name);
fs.writeFileSync(process.env.TMPDIR + '/left', '');
fs.writeFileSync(process.env.HOME + '/left', '');
`;

/** Says what it finds of what was built, and adds to it. */
const LOOK = `const fs = require('node:fs');
console.log(fs.readFileSync('dist/name', 'utf8'), fs.readdirSync('dist').join(),
  [process.env.TMPDIR, process.env.HOME].some((folder) => fs.existsSync(folder + '/left')));
fs.appendFileSync('dist/name', '!');
fs.writeFileSync('dist/' + process.argv[2], '');
`;

const CHANGES: Readonly<Record<string, string>> = {
  overwrite: "fs.writeFileSync('look.js', '')",
  remove: "fs.rmSync('look.js')",
  replace: "fs.rmSync('lib', { recursive: true }); fs.writeFileSync('lib', '')",
  chmod: "fs.chmodSync('look.js', 0o600)",
  shadow: "fs.writeFileSync('lib.js', '')",
  packages:
    "fs.mkdirSync('node_modules/x', { recursive: true }); fs.writeFileSync('node_modules/x/index.js', '')",
  linked:
    "fs.mkdirSync('made/x', { recursive: true }); fs.writeFileSync('made/x/index.js', ''); fs.symlinkSync('made', 'node_modules')",
  stem: "fs.writeFileSync('look.mjs', '')",
  entry: "fs.writeFileSync('lib/index.ts', '')",
  settings: "fs.writeFileSync('vitest.config.ts', '')",
  hide: "for (let i = 0; i < 6; i += 1) { fs.mkdirSync('x'.repeat(240)); process.chdir('x'.repeat(240)) }",
  lock: "fs.chmodSync('lib', 0)",
  blind: "fs.chmodSync('.', 0o333)",
};

/** @param way how containment is to be had */
export function testGeneViews(way: Way): void {
  it('commands of a gene share a view, and no two genes do', { timeout: 60_000 }, async ({
    skip,
  }) => {
    const scripts = Object.entries(CHANGES).map(([name, text]) => [
      `${name}.js`,
      `const fs = require('node:fs'); ${text}`,
    ]);
    const checkout = temporaryFolder({
      ...Object.fromEntries(scripts),
      'build.js': BUILD,
      'look.js': LOOK,
      'lib/index.js': '',
    });
    const before = readdirSync(checkout);
    const chosen = await contain({ checkout, home: checkout.concat('/none') }, way);
    if (typeof chosen === 'string') return skip(chosen);
    const lists = [
      ...['one', 'two', 'one'].map((name) => [
        `node build.js ${name}`,
        'node look.js x',
        'node look.js y',
      ]),
      ...Object.keys(CHANGES).map((name) => [`node ${name}.js`, 'node look.js x']),
    ];
    const genes = lists.map((commands, index) => ({
      id: `g${index}`,
      plans: commands.map((command) => planOf(command)),
    }));
    const { signal } = new AbortController();
    const options = { backend: chosen.backend, progress: NO_PROGRESS, concurrency: 2, signal };
    const runs = await runPlans(genes, { ...options, views: 'gene' }).finally(chosen.close);
    const [one = [], two, again = [], ...changing] = [...runs.values()].map((each) =>
      each.map(({ outcome }) => outcome),
    );
    const made = { changed: [], deleted: [] };
    expect(one).toMatchObject([
      { status: 'passed', side_effects: { ...made, created: ['dist/name'] } },
      {
        stdout: { head: 'one name false\n' },
        side_effects: { created: ['dist/x'], changed: ['dist/name'] },
      },
      {
        stdout: { head: 'one! name,x false\n' },
        side_effects: { created: ['dist/y'], changed: ['dist/name'] },
      },
    ]);
    expect(two).toMatchObject([{}, { stdout: { head: 'two name false\n' } }, { status: 'passed' }]);
    expect(again).toEqual(one.map((outcome) => ({ ...outcome, reused: true })));
    expect(
      changing.map(([first, second]) => [first?.checkout_modified?.at(-1), second]),
    ).toMatchObject(
      [
        'look.js',
        'look.js',
        'lib',
        'look.js',
        'lib.js',
        'node_modules/x/index.js',
        'node_modules',
        'look.mjs',
        'lib/index.ts',
        'vitest.config.ts',
        'more than can be listed',
        'lib',
        'more than can be listed',
      ].map((path) => [
        path,
        { status: 'skipped', reason: expect.stringMatching(/changed files of/) },
      ]),
    );
    expect(readdirSync(checkout)).toEqual(before);
  });

  it.each([
    [
      'exchanged two directories',
      `fs.renameSync('lib', 'x'); fs.renameSync('other', 'lib'); fs.renameSync('x', 'other');`,
    ],
    [
      'left no descriptors to the process that lists its changes',
      `require('node:child_process').spawnSync('prlimit', ['--pid', '1', '--nofile=11:11']);
        fs.writeFileSync('lib/deep/er/run.js', '');`,
    ],
  ])('does not run a command of a gene after an earlier one %s', async (_, script) => {
    const checkout = temporaryFolder({
      'change.js': `const fs = require('node:fs'); ${script}`,
      'lib/run.js': "console.log('named')",
      'lib/deep/er/run.js': "console.log('named')",
      'other/run.js': "console.log('not named')",
      'other/deep/er/run.js': '',
    });
    const chosen = await contain({ checkout, home: checkout.concat('/none') }, way);
    if (typeof chosen === 'string') return console.info(`skipped: ${chosen}`);
    const plans = ['node change.js', 'node lib/run.js'].map((command) => planOf(command));
    const { signal } = new AbortController();
    const options = { backend: chosen.backend, progress: NO_PROGRESS, concurrency: 1, signal };
    const genes = [{ id: 'g', plans }];
    const runs = await runPlans(genes, { ...options, views: 'gene' }).finally(chosen.close);
    const [first, second] = [...runs.values()].flat().map(({ outcome }) => outcome);
    // With user namespaces, the kernel refuses the rename, and the gate's user has the limits.
    if (first?.status === 'passed') expect(first.checkout_modified?.length).toBeGreaterThan(0);
    expect(second?.status).toBe('skipped');
  });
}
