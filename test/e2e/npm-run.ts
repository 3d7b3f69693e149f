import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { inPlaceOfNpm } from '../../src/command/in-place-of-npm.ts';
import { readCommand } from '../../src/command/read.ts';
import { quoteForScript } from '../../src/command/resolve/scripts-that-run.ts';
import { folderTree } from '../../src/repo/folder-tree.ts';
import { ruleOf } from '../../src/rules/catalogue.ts';
import { commandEnvironment } from '../../src/run/environment.ts';
import { findPrograms } from '../../src/run/programs.ts';
import { launchScripts } from '../../src/run/scripts/npm-scripts.ts';
import type { TestNpm } from './npm.ts';

/** What a program has done, as a caller and as the scripts that it started saw it. */
export interface Ran {
  readonly stdout: string;
  /** As a shell gives it: npm's own shell replaces itself, or waits and exits with 128 and the signal. */
  readonly exitCode: number;
  /** The environment, directory and words of each script that recorded them. */
  readonly seen: readonly Seen[];
}

export interface Seen {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly argv: readonly string[];
}

/** A script that records what it sees; `NAME` of its first word ends it by that signal or exit code. */
export const RECORD = `const fs = require('node:fs');
const { env, argv } = process;
const line = JSON.stringify({ env, cwd: process.cwd(), argv: argv.slice(2) });
fs.appendFileSync(env.HOME + '/record', line + '\\n');
console.log(argv.slice(2).join());
const [how = ''] = argv.slice(2);
if (how.startsWith('SIG')) process.kill(process.pid, how);
else process.exitCode = Number(how) || 0;
`;

/** Runs npm commands by a real npm and by the gate, in the same environment. */
export class BothWays {
  readonly #npm: TestNpm;
  readonly #own: string;
  readonly #programs;
  readonly #base;

  private constructor(
    npm: TestNpm,
    own: string,
    programs: Awaited<ReturnType<typeof findPrograms>>,
  ) {
    this.#npm = npm;
    this.#own = own;
    const cli = (name: string) => join(npm.folder, 'bin', `${name}-cli.js`);
    const version = npm.name.replace('npm ', '');
    this.#programs = {
      ...programs,
      npm: { file: cli('npm'), version },
      npx: { file: cli('npx'), version },
    };
    const folder = {
      home: own,
      temp: own,
      npmCache: join(own, 'cache'),
      npmUserConfig: join(own, 'user'),
      npmGlobalConfig: join(own, 'global'),
    };
    for (const file of [folder.npmUserConfig, folder.npmGlobalConfig]) writeFileSync(file, '');
    const base = commandEnvironment({ programs: this.#programs, folder, assignments: {} });
    // An npm in a script is the one on PATH.
    const bin = join(own, 'bin');
    mkdirSync(bin);
    for (const name of ['npm', 'npx']) symlinkSync(cli(name), join(bin, name));
    this.#base = { ...base, PATH: [bin, base.PATH].join(delimiter) };
  }

  /** @param own an empty directory for npm's files and for what scripts record */
  static async in(own: string, npm: TestNpm): Promise<BothWays> {
    return new BothWays(
      npm,
      own,
      await findPrograms({ path: process.env.PATH ?? '', checkout: own }),
    );
  }

  npm(cwd: string, args: readonly string[]): Promise<Ran> {
    const cli = join(this.#npm.folder, 'bin', 'npm-cli.js');
    return this.#run(process.execPath, [cli, ...args], { cwd, env: this.#base });
  }

  /** @returns undefined if the gate leaves the command to npm, or refuses it */
  async gate(folder: string, directory: string, args: readonly string[]): Promise<Ran | undefined> {
    const command = ['npm', ...args].map((word) => shellWord(word)).join(' ');
    const tree = folderTree(folder);
    const context = { tree, base: tree, cwd: directory };
    const reading = await inPlaceOfNpm(await readCommand(command, context), context);
    const { scripts, problems } = reading;
    const isBlocked = problems.some(
      ({ rule, severity = ruleOf(rule).severity }) => severity === 'error',
    );
    if (scripts === undefined || isBlocked) return undefined;
    const options = { programs: this.#programs, checkout: folder, base: this.#base };
    const launch = launchScripts(scripts, options);
    if ('missing' in launch) throw new Error(`no ${launch.missing}`);
    const { file, args: words, env, cwd = folder } = launch;
    return this.#run(file, words, { cwd, env: { ...this.#base, ...env } });
  }

  async #run(file: string, args: readonly string[], options: SpawnOptions): Promise<Ran> {
    const record = join(this.#own, 'record');
    rmSync(record, { force: true });
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    const [exitCode, signal] = (await once(child, 'close')) as [number | null, string | null];
    const lines = existsSync(record) ? readFileSync(record, 'utf8').trimEnd().split('\n') : [];
    const code = exitCode ?? 128 + (constants.signals[signal as NodeJS.Signals] ?? 0);
    return { stdout, exitCode: code, seen: lines.map((line) => JSON.parse(line) as Seen) };
  }
}

function shellWord(word: string): string {
  return /[[\]{}!*?=]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : quoteForScript(word);
}

/** Writes a package to a directory: its package.json, and {@link RECORD} as `record.cjs`. */
export function writePackage(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [path, content] of Object.entries({ 'record.cjs': RECORD, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, path), text, { mode: 0o755 });
  }
}
