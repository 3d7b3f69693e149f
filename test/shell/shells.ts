import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one shell made of one command. */
export interface ShellReading {
  /** The value of NODE_ENV and FORCE_COLOR that the program saw, and its arguments with its name. */
  readonly environment: readonly [string, string];
  readonly argv: readonly string[];
}

export interface Shell {
  readonly name: string;
  readonly path: string;
}

/** The shells of this machine that the lexer is compared with; the reason is printed if one lacks. */
export function shells(): Shell[] {
  const wanted = [
    { name: 'sh', path: '/bin/sh' },
    { name: 'bash', path: 'bash' },
  ];
  return wanted.filter(({ name, path }) => {
    const found = spawnSync(path, ['-c', ':']).status === 0;
    if (!found) console.warn(`not compared with ${name}: it is not installed here`);
    return found;
  });
}

/** A marker before each record: the count of arguments alone would not survive a wrong reading. */
const RECORD = '\u0001record\u0001';

/** Functions stand for the programs, so that nothing is run; PATH holds nothing either. */
const PROLOGUE = `PATH=/nonexistent
show() { printf '%s\\0' '${RECORD}' "$NODE_ENV" "$FORCE_COLOR" "$@"; }
node() { show node "$@"; }
npm() { show npm "$@"; }
npx() { show npx "$@"; }
`;

/**
 * Runs many commands in one process of a shell, each on a line of its own, as `sh -c` would read it.
 *
 * @param commands of the programs node, npm and npx, without line breaks
 * @param directory where patterns are expanded; default: an empty one
 * @param locale of the shell; it decides what a letter is
 */
export function readWithShell(
  shell: Shell,
  commands: readonly string[],
  directory?: string,
  locale = 'C.UTF-8',
): ShellReading[] {
  const own = mkdtempSync(join(tmpdir(), 'gene-gate-shell-'));
  const script = join(own, 'script');
  const empty = mkdtempSync(join(tmpdir(), 'gene-gate-empty-'));
  try {
    // Some shells keep an assignment that stands before a function.
    const lines = commands.map((command) => `${command}\nNODE_ENV= FORCE_COLOR=\n`);
    writeFileSync(script, PROLOGUE + lines.join(''));
    const output = execFileSync(shell.path, [script], {
      cwd: directory ?? empty,
      env: { LC_ALL: locale, HOME: '/home/nobody', NODE_ENV: '', FORCE_COLOR: '' },
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return output
      .split(`${RECORD}\0`)
      .slice(1)
      .map((record) => {
        const [nodeEnv = '', color = '', ...argv] = record.slice(0, -1).split('\0');
        return { environment: [nodeEnv, color], argv };
      });
  } finally {
    rmSync(own, { recursive: true, force: true });
    rmSync(empty, { recursive: true, force: true });
  }
}
