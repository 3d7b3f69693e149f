import { posix, win32 } from 'node:path';
import type { NpmScripts, ScriptStep } from '../../command/reading.ts';
import { DRIVER } from './driver.ts';
import {
  commandVariables,
  type NpmEnvironmentOptions,
  scriptVariables,
} from './npm-environment.ts';

/** What the operating system starts: never a shell that chooses, and never a name to look up. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  /** Variables in addition to the environment of all commands. */
  readonly env?: Readonly<Record<string, string>>;
  /** The directory to start in; default: the checkout. */
  readonly cwd?: string;
}

/** A program that the machine lacks, as the first word of a script names it. */
export interface MissingProgram {
  readonly missing: 'npm' | 'npx' | 'sh';
}

/**
 * How the scripts of an npm command start. One script that is one program of node's starts directly
 * where there is no POSIX shell; a shell runs everything else.
 */
export function launchScripts(
  scripts: NpmScripts,
  options: NpmEnvironmentOptions,
): Launch | MissingProgram {
  const { checkout, platform, programs } = options;
  const { shell } = programs;
  const env = commandVariables(scripts, options);
  const inside = { ...options, base: { ...options.base, ...env } };
  if (shell !== undefined) {
    const args = argumentsOf(scripts, inside);
    return 'missing' in args ? args : { file: shell, args, env };
  }
  const [step, ...others] = scripts.steps;
  if (step === undefined || others.length > 0) return { missing: 'sh' };
  const program = programOf(step, inside);
  if ('missing' in program) return program;
  if (program.argv[0] !== programs.node.file) return { missing: 'sh' };
  const { join } = platform === 'win32' ? win32 : posix;
  return {
    ...{ file: programs.node.file, args: program.argv.slice(1) },
    cwd: join(checkout, step.directory),
    env: { ...env, ...scriptVariables(step, inside), ...program.env },
  };
}

/** The arguments of a shell that runs the scripts of one command. */
function argumentsOf(
  scripts: NpmScripts,
  options: NpmEnvironmentOptions,
): readonly string[] | MissingProgram {
  const { npm_config_loglevel: level, npm_config_json: json } = options.base;
  const isShown = level !== 'silent' && json !== 'true';
  const args: string[] = [];
  for (const step of scripts.steps) {
    const variables = scriptVariables(step, options);
    const program = programOf(step, { ...options, base: { ...options.base, ...variables } });
    if ('missing' in program) return program;
    const heading = isShown && step.body !== undefined ? headingOf(step) : '';
    const group = scripts.inWorkspaces ? step.directory : '';
    const env = { ...forShell(variables, options), ...program.env };
    args.push(...driven(group, step.directory, heading, { ...program, env }, options));
  }
  return ['-c', DRIVER, 'npm', ...args];
}

/** One program for the driver, with the number of words in front. */
function driven(
  group: string,
  directory: string,
  heading: string,
  { argv, env }: Program,
  { checkout, platform }: NpmEnvironmentOptions,
): readonly string[] {
  const { join } = platform === 'win32' ? win32 : posix;
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const words = [group, join(checkout, directory), heading, String(variables.length)];
  const all = [...words, ...variables, ...argv];
  return [String(all.length), ...all];
}

/** A shell of Git for Windows has its own form of PATH, which programs receive in that of Windows. */
function forShell(
  variables: Readonly<Record<string, string>>,
  { platform }: NpmEnvironmentOptions,
): Readonly<Record<string, string>> {
  if (platform !== 'win32') return variables;
  const folders = (variables.PATH ?? '')
    .split(';')
    .map((folder) =>
      folder
        .replace(/^([A-Za-z]):/, (_, drive: string) => `/${drive.toLowerCase()}`)
        .replaceAll('\\', '/'),
    );
  return { ...variables, PATH: folders.join(':') };
}

interface Program {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

function programOf(step: ScriptStep, options: NpmEnvironmentOptions): Program | MissingProgram {
  const { programs, checkout, platform } = options;
  const { node, shell } = programs;
  const { join } = platform === 'win32' ? win32 : posix;
  const { body, event, text, command } = step;
  if (shell !== undefined && command?.nested)
    return nestedProgram(command.nested, step, options, shell);
  if (command === undefined || command.argv.length === 0) {
    if (shell === undefined) return { missing: 'sh' };
    const argv = body === undefined ? [shell, '-c', MISSING, 'npm', event] : [shell, '-c', text];
    return { argv, env: {} };
  }
  const { env, file } = command;
  const [program = '', ...rest] = command.argv;
  const byNode = (...words: string[]): Program => ({ argv: [node.file, ...words, ...rest], env });
  if (file !== undefined) return byNode(join(checkout, file));
  if (program === 'node') return byNode();
  if (program === 'npm' || program === 'npx') {
    const cli = programs[program];
    return cli === undefined ? { missing: program } : byNode(cli.file);
  }
  return { argv: command.argv, env };
}

/** Shells in place of the npm commands that a script consists of, one after the other. */
function nestedProgram(
  nested: readonly NpmScripts[],
  { directory }: ScriptStep,
  options: NpmEnvironmentOptions,
  shell: string,
): Program | MissingProgram {
  const started: Program[] = [];
  for (const scripts of nested) {
    const env = commandVariables(scripts, options);
    const args = argumentsOf(scripts, { ...options, base: { ...options.base, ...env } });
    if ('missing' in args) return args;
    started.push({ argv: [shell, ...args], env });
  }
  const [only, ...others] = started;
  if (only !== undefined && others.length === 0) return only;
  const args = started.flatMap((program) => driven('', directory, '', program, options));
  return { argv: [shell, '-c', DRIVER, 'npm', ...args], env: {} };
}

/** npm's error, for a script that package.json does not have. */
const MISSING = `printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;

/** What npm prints before a script. */
function headingOf({ packageId, event, body = '', words }: ScriptStep): string {
  const name = packageId === '' ? event : `${packageId} ${event}`;
  const text = [body.trim().replaceAll('\n', '\n> '), ...words].join(' ');
  return `\n> ${name}\n> ${text}\n\n`;
}
