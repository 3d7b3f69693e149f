import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from '../../src/run/programs.ts';
import { temporaryFolder } from '../run/fixture.ts';

/** An npm of this machine, by the directory of its package. */
export interface TestNpm {
  readonly name: string;
  readonly folder: string;
}

/** One script as npm has handed it to its shell. */
export interface RecordedScript {
  readonly directory: string;
  readonly event: string;
  readonly text: string;
}

/** The versions of npm that the audit reads commands for; hosted runners have the first. */
const WANTED = ['10', '11'];

/**
 * The npm of the Node on PATH, and those in the directories that `TEST_NPMS` names, separated by `:`. What
 * is missing is printed: nothing is downloaded.
 */
export async function testNpms(): Promise<readonly TestNpm[]> {
  const { npm } = await findPrograms({
    path: process.env.PATH ?? '',
    checkout: import.meta.dirname,
  });
  const named = (process.env.TEST_NPMS ?? '').split(':').filter((folder) => folder !== '');
  const folders = [...(npm ? [resolve(dirname(npm.file), '..')] : []), ...named];
  const npms = folders.map((folder) => {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { name: `npm ${version}`, folder, major: version.replace(/\..*/, '') };
  });
  const missing = WANTED.filter((wanted) => npms.every(({ major }) => major !== wanted));
  for (const major of missing) {
    console.warn(`Not tested with npm ${major}: it is neither on PATH nor in TEST_NPMS.`);
  }
  return npms;
}

/** A shell that writes down what it is given, and runs nothing. */
const RECORDER = `#!/bin/sh
printf '%s\\0%s\\0%s\\0' "$PWD" "$npm_lifecycle_event" "$2" >> "$GENE_GATE_RECORD"
`;

/** Nothing of this machine's npm settings, and a shell that only records. */
function environmentIn(folder: string): NodeJS.ProcessEnv {
  // npm 10 runs `prepare` of `npm pack` by the `sh` on PATH, whatever its settings say.
  const shell = join(folder, 'sh');
  writeFileSync(shell, RECORDER, { mode: 0o755 });
  for (const name of ['user', 'global']) writeFileSync(join(folder, name), '');
  return {
    PATH: [folder, process.env.PATH].join(delimiter),
    HOME: folder,
    npm_config_script_shell: shell,
    npm_config_userconfig: join(folder, 'user'),
    npm_config_globalconfig: join(folder, 'global'),
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_logs_max: '0',
    npm_config_loglevel: 'silent',
  };
}

function recorded(record: string): RecordedScript[] {
  const words = readFileSync(record, 'utf8').split('\0');
  writeFileSync(record, '');
  return Array.from({ length: Math.floor(words.length / 3) }, (_, n) => {
    const [directory = '', event = '', text = ''] = words.slice(n * 3, n * 3 + 3);
    return { directory, event, text };
  });
}

/** One npm that answers one command after the other, without a process for each. */
export class RecordingNpm {
  readonly #record: string;
  readonly #child;
  #printed = '';

  constructor({ folder }: TestNpm) {
    const own = temporaryFolder();
    this.#record = join(own, 'record.txt');
    writeFileSync(this.#record, '');
    this.#child = spawn(
      process.execPath,
      [resolve(import.meta.dirname, 'npm-driver.cjs'), folder],
      { env: environmentIn(own), stdio: ['pipe', 'pipe', 'ignore'] },
    );
    this.#child.stdout.setEncoding('utf8');
  }

  /** @returns what npm runs for these words, in its order */
  async run(cwd: string, args: readonly string[]): Promise<RecordedScript[]> {
    this.#child.stdin.write(`${JSON.stringify({ cwd, args, record: this.#record })}\n`);
    while (!this.#printed.includes('\0')) {
      const [text] = (await once(this.#child.stdout, 'data')) as [string];
      this.#printed += text;
    }
    this.#printed = this.#printed.slice(this.#printed.indexOf('\0') + 1);
    return recorded(this.#record);
  }

  async close(): Promise<void> {
    this.#child.stdin.end();
    await once(this.#child, 'close');
  }
}

/** The same by the command line, as a user starts it. */
export async function runNpm(
  { folder }: TestNpm,
  cwd: string,
  args: readonly string[],
): Promise<RecordedScript[]> {
  const own = temporaryFolder();
  const record = join(own, 'record.txt');
  writeFileSync(record, '');
  const env = { ...environmentIn(own), GENE_GATE_RECORD: record };
  const cli = join(folder, 'bin', 'npm-cli.js');
  await promisify(execFile)(process.execPath, [cli, ...args], { cwd, env }).catch(() => undefined);
  return recorded(record);
}
