import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { TEST_ENVIRONMENT } from '../repo/repository.ts';

export const ROOT = join(import.meta.dirname, '../../');

/** The commands below a heading of the README. */
export function commandsOf(heading: string): string[] {
  const [, section = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split(`## ${heading}\n`);
  const blocks = section.split('\n## ')[0]?.matchAll(/```sh\n([\s\S]*?)```/g) ?? [];
  return [...blocks].flatMap(([, text = '']) => text.trim().split('\n'));
}

/** Runs a line in a shell, with the repository of this test in the place of the one on GitHub. */
export async function inShell(line: string, cwd: string, more: NodeJS.ProcessEnv = {}) {
  const env = {
    ...TEST_ENVIRONMENT,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.file://${ROOT}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/gene-gate/gene-gate.git',
    ...more,
  };
  const child = spawn(line, { cwd, env, shell: true });
  child.stdin.end(more.INPUT);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, notes] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, output: output + notes };
}
