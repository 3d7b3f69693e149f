import { join } from 'node:path';
import type { NpmScripts, ScriptStep } from '../../command/reading.ts';
import type { ProgramOptions } from '../start-program.ts';
import {
  commandVariables,
  type NpmEnvironmentOptions,
  scriptVariables,
} from './npm-environment.ts';

/** What the operating system starts: never a shell that chooses or a name to look up. */
export interface Launch extends Omit<ProgramOptions, 'env'> {
  /** In addition to the environment of all commands. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A program that the machine lacks, as written in a script. */
export interface MissingProgram {
  readonly missing: 'npm' | 'npx' | 'sh';
}

/** Starts the scripts of an npm command in a POSIX shell. */
export function launchScripts(
  scripts: NpmScripts,
  options: NpmEnvironmentOptions,
): Launch | MissingProgram {
  const { checkout, programs } = options;
  const { shell } = programs;
  if (shell === undefined) return { missing: 'sh' };
  const env = commandVariables(scripts, options);
  const args = argumentsOf(scripts, shell, { ...options, base: { ...options.base, ...env } });
  if ('missing' in args) return args;
  return { file: shell, args, env, cwd: join(checkout, scripts.directory) };
}

/** The arguments of a shell that runs the scripts of one command. */
function argumentsOf(
  scripts: NpmScripts,
  shell: string,
  options: NpmEnvironmentOptions,
): readonly string[] | MissingProgram {
  const { npm_config_loglevel: level, npm_config_json: json } = options.base;
  const isShown = level !== 'silent' && json !== 'true';
  const args: string[] = [];
  for (const step of scripts.steps) {
    const variables = scriptVariables(step, options);
    const base = { ...options.base, ...variables };
    const program = programOf(step, shell, { ...options, base });
    if ('missing' in program) return program;
    const heading = isShown && step.body !== undefined ? headingOf(step) : '';
    const group = scripts.inWorkspaces ? step.directory : '';
    const env = { ...forShell(variables), ...program.env };
    args.push(
      ...driven({ group, directory: step.directory, heading }, { ...program, env }, options),
    );
  }
  return ['-c', DRIVER, 'npm', ...args];
}

interface DrivenScript {
  /** A failed script ends its group. */
  readonly group: string;
  readonly directory: string;
  readonly heading: string;
}

/** One program for the driver, preceded by its number of words. */
function driven(
  { group, directory, heading }: DrivenScript,
  { argv, env }: Program,
  { checkout }: NpmEnvironmentOptions,
): readonly string[] {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const words = [group, join(checkout, directory), heading, String(variables.length)];
  const all = [...words, ...variables, ...argv];
  return [String(all.length), ...all];
}

/** A shell of Git for Windows has its own form of PATH and converts it for programs. */
function forShell(variables: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (process.platform !== 'win32') return variables;
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

function programOf(
  step: ScriptStep,
  shell: string,
  options: NpmEnvironmentOptions,
): Program | MissingProgram {
  const { programs } = options;
  const { node } = programs;
  const { body, event, text, command } = step;
  if (command === undefined || command.argv.length === 0) {
    const argv = body === undefined ? [shell, '-c', MISSING, 'npm', event] : [shell, '-c', text];
    return { argv, env: {} };
  }
  const { env } = command;
  const [program = '', ...rest] = command.argv;
  const byNode = (...words: string[]): Program => ({ argv: [node.file, ...words, ...rest], env });
  if (program === 'node') return byNode();
  if (program === 'npm' || program === 'npx') {
    const cli = programs[program];
    return cli === undefined ? { missing: program } : byNode(cli.file);
  }
  return { argv: command.argv, env };
}

/** npm's error for a script missing in package.json. */
const MISSING = `printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;

/** Printed by npm before a script. */
function headingOf({ packageId, event, body = '', words }: ScriptStep): string {
  const name = packageId === '' ? event : `${packageId} ${event}`;
  const text = [body.trim().replaceAll('\n', '\n> '), ...words].join(' ');
  return `\n> ${name}\n> ${text}\n\n`;
}

/**
 * Runs the scripts of one npm command in their order, as a POSIX shell: each in its directory, with its
 * variables, as one program. The script is constant: every value is an argument, used only in quotes.
 * The last program replaces the shell, so that a command with one script costs one `exec`, and its exit
 * status and signal are its own.
 *
 * Arguments, for each script: how many of them follow, its package, its directory, npm's heading, how
 * many variables follow, these as `NAME=value`, and the words of the program.
 *
 * - A failed script ends its package; other packages go on, and the last failure is the exit status, as
 *   with npm's workspaces. Without workspaces, all scripts are of one package.
 * - A signal to the shell ends it after the running script, which received it too. A script's signal is
 *   an exit status above 128, as where npm's own shell does not replace itself.
 */
export const DRIVER = String.raw`
enter() {
  cd "$1" || exit
  unset OLDPWD
  printf '%s' "$2"
  shift 2
  gene_gate_count=$1
  shift
  while [ "$gene_gate_count" -gt 0 ]; do
    export "$1"
    shift
    gene_gate_count=$((gene_gate_count - 1))
  done
  unset gene_gate_count
  exec "$@"
}
at=0 status=0 failed=
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
while [ "$at" -lt "$#" ]; do
  eval "size=\${$((at + 1))} package=\${$((at + 2))}"
  last=$((at + 1 + size)) at=$((at + 2)) words=
  while [ "$at" -lt "$last" ]; do
    at=$((at + 1))
    words="$words \"\${$at}\""
  done
  if [ ":$package" = "$failed" ]; then continue; fi
  if [ "$at" -eq "$#" ] && [ "$status" -eq 0 ]; then eval "enter $words"; fi
  code=0
  (eval "enter $words") || code=$?
  if [ "$code" -ne 0 ]; then failed=":$package" status=$code; fi
done
exit "$status"
`;
