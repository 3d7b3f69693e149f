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
  /** The folder to start in; default: the checkout. */
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
  const { join } = platform === 'win32' ? win32 : posix;
  const env = commandVariables(scripts, options);
  const { npm_config_loglevel: level, npm_config_json: json } = scripts.config;
  const isShown = level !== 'silent' && json !== 'true';
  const args: string[] = [];
  const words: Program[] = [];
  for (const step of scripts.steps) {
    const program = programOf(step, options);
    if ('missing' in program && program.missing !== 'sh') return program;
    if ('missing' in program) break;
    words.push(program);
    const variables = { ...scriptVariables(step, options), ...program.env };
    const own = [
      scripts.inWorkspaces ? step.directory : '',
      join(checkout, step.directory),
      isShown && step.body !== undefined ? headingOf(step) : '',
      String(Object.keys(variables).length),
      ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
      ...program.argv,
    ];
    args.push(String(own.length), ...own);
  }
  const { shell } = programs;
  if (shell !== undefined) return { file: shell, args: ['-c', DRIVER, 'npm', ...args], env };
  const [step, ...others] = scripts.steps;
  const [program] = words;
  if (step === undefined || program?.isNode !== true || others.length > 0) return { missing: 'sh' };
  const [file = '', ...rest] = program.argv;
  return {
    ...{ file, args: rest, cwd: join(checkout, step.directory) },
    env: { ...env, ...scriptVariables(step, options), ...program.env },
  };
}

interface Program {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whether it is the selected node, which needs no lookup. */
  readonly isNode: boolean;
}

function programOf(
  { body, event, text, command }: ScriptStep,
  { programs, checkout, platform }: NpmEnvironmentOptions,
): Program | MissingProgram {
  const { node, shell } = programs;
  const { join } = platform === 'win32' ? win32 : posix;
  if (command === undefined) {
    if (shell === undefined) return { missing: 'sh' };
    const script = body === undefined ? MISSING : text;
    return {
      argv: [shell, '-c', script, ...(body === undefined ? ['npm', event] : [])],
      env: {},
      isNode: false,
    };
  }
  const { env, file } = command;
  const [program = '', ...rest] = command.argv;
  const byNode = (...words: string[]): Program => ({
    argv: [node.file, ...words, ...rest],
    env,
    isNode: true,
  });
  if (file !== undefined) return byNode(join(checkout, file));
  if (program === 'node') return byNode();
  if (program === 'npm' || program === 'npx') {
    const cli = programs[program];
    return cli === undefined ? { missing: program } : byNode(cli.file);
  }
  return { argv: command.argv, env, isNode: false };
}

/** npm's error, for a script that package.json does not have. */
const MISSING = `printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;

/** What npm prints before a script. */
function headingOf({ packageId, event, body = '', words }: ScriptStep): string {
  const name = packageId === '' ? event : `${packageId} ${event}`;
  const text = [body.trim().replaceAll('\n', '\n> '), ...words].join(' ');
  return `\n> ${name}\n> ${text}\n\n`;
}
