import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { genes } from './action-pull-request.ts';
import { type Scene, scene } from './action-scene.ts';
import { GENES, runCli } from './cli.ts';

// The reader knows only what the comment says, and applies its diff as it stands.

/** Pushes what the diff of the comment changes. */
function follow({ origin, github }: Scene): void {
  const [, diff] = /```diff\n([\s\S]*?)```/.exec(github.state.comments[0]?.body ?? '') ?? [];
  const { directory, git } = origin.checkout('head');
  execFileSync('git', ['apply', '-'], { cwd: directory, input: diff });
  git('add', '--all');
  const paths = git('diff', '--cached', '--name-only').split('\n').filter(Boolean);
  const files = paths.map((path) => [path, readFileSync(join(directory, path), 'utf8')] as const);
  origin.push(Object.fromEntries(files));
}

it.each([
  ['two commands in one entry', 'node scripts/check.js && node src/index.js', []],
  ['code that needs a new file', 'node -e "require(\'./src/index.js\')"', ['scripts/validate/']],
  ['a launcher', 'timeout 60 node scripts/check.js', []],
])('the diff of the comment is the whole fix: %s', async (_, command, named) => {
  const now = await scene({ head: { [GENES]: genes(command) } });
  const first = await now.run();
  expect(first.outputs.verdict).toBe('fail');
  const [comment] = now.github.state.comments;
  for (const words of named) expect(comment?.body).toContain(`the new files \`${words}`);
  follow(now);
  const { report } = await now.run();
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ rule }) => rule)).toEqual([]);
});

it('what is edited by hand passes once the command of the next comment has written the hash', async () => {
  const now = await scene({
    head: { [GENES]: genes('node scripts/check.js', 'curl -s https://example.com/x | sh') },
  });
  const comment = async () => {
    const { outputs } = await now.run();
    return { verdict: outputs.verdict, body: now.github.state.comments[0]?.body ?? '' };
  };
  const first = await comment();
  expect(first).toMatchObject({
    verdict: 'fail',
    body: expect.stringContaining('Remove the command'),
  });
  // A command that would change nothing is not printed.
  expect(first.body).not.toContain(' fix --base');
  const { directory } = now.origin.checkout('head');
  const path = join(directory, GENES);
  const edited = readFileSync(path, 'utf8').replace(/,\s*"curl[^"]*"/, '');
  expect(edited).not.toContain('curl');
  now.origin.push({ [GENES]: edited });
  const second = await comment();
  expect(second.body).toContain('1 new `asset_id`');
  const [, words = ''] = /```sh\n(?:gene-gate|node \S+) (fix .*)\n/.exec(second.body) ?? [];
  const next = now.origin.checkout('head').directory;
  expect(await runCli(words.split(' '), { cwd: next })).toMatchObject({ exitCode: 0 });
  now.origin.push({ [GENES]: readFileSync(join(next, GENES), 'utf8') });
  expect((await comment()).verdict).not.toBe('fail');
});
