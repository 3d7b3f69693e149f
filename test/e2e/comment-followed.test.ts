import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { genes } from './action-pull-request.ts';
import { type Scene, scene } from './action-scene.ts';
import { GENES } from './cli.ts';

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
