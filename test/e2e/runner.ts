import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { runAction, runPost } from '../../src/action/main.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';
import { inProcess } from './in-process.ts';
import type { TestNode } from './node.ts';

const ROOT = join(import.meta.dirname, '../..');

interface ActionManifest {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
}

const manifest = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionManifest;

/** One step of a job that uses the action. */
export interface Step {
  /** Starts the built action in a process of its own; without it, the sources run in that of the test. */
  readonly node?: TestNode | undefined;
  /** With a Node: the file that it starts; default: the bundle of this run. */
  readonly program?: string;
  /** GITHUB_WORKSPACE: the checkout. */
  readonly workspace: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly apiUrl: string;
  /** `github.token`; empty where the runner has none. */
  readonly token: string;
  /** The step's `with:`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The step's `env:`. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The only files that a step writes for the runner. */
type RunnerFile = 'OUTPUT' | 'STATE' | 'STEP_SUMMARY' | 'ENV' | 'PATH';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Both streams, as the runner reads them. */
  readonly log: string;
}

export interface Running {
  readonly pid: number;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
}

/** A step that is started as the runner does: first its `main:`, later its `post:`. */
export type StartedStep = ReturnType<typeof prepareStep>;

/** Values that only the runner, the step and GitHub may know. */
export const SECRETS = {
  ACTIONS_RUNTIME_TOKEN: 'eyRuntime-7d1f0a-secret',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'oidc-51c2f7-secret',
} as const;

/** Makes the files and the environment that the runner gives to a JavaScript action. */
export function prepareStep(step: Step) {
  const temp = temporaryFolder();
  const files = join(temp, '_runner_file_commands');
  mkdirSync(files);
  const pathOf = (name: RunnerFile) => join(files, name.toLowerCase());
  const names: readonly RunnerFile[] = ['OUTPUT', 'STATE', 'STEP_SUMMARY', 'ENV', 'PATH'];
  for (const name of names) writeFileSync(pathOf(name), '');
  const eventPath = join(temp, 'event.json');
  writeFileSync(eventPath, JSON.stringify(step.event.payload));
  const environment = {
    PATH: process.env.PATH,
    HOME: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__gene-gate',
    GITHUB_REPOSITORY: 'octo/genes',
    GITHUB_SHA: 'f'.repeat(40),
    GITHUB_RUN_ID: '4242',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_API_URL: step.apiUrl,
    GITHUB_GRAPHQL_URL: `${step.apiUrl}/graphql`,
    GITHUB_EVENT_NAME: step.event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_WORKSPACE: step.workspace,
    ...Object.fromEntries(names.map((name) => [`GITHUB_${name}`, pathOf(name)])),
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: temp,
    ACTIONS_RUNTIME_URL: `${step.apiUrl}/pipelines/`,
    ...SECRETS,
    ...inputVariables(step),
    ...step.env,
  };
  const start = (state: Readonly<Record<string, string>> = {}) =>
    launch(
      [step.node?.file ?? process.execPath, step.program ?? bundle('action')],
      step.workspace,
      { ...environment, ...state },
    );
  const run = async (
    program: () => Promise<void>,
    state: Readonly<Record<string, string>> = {},
  ) => {
    if (step.node) return await start(state).ended;
    const env = { ...environment, ...state };
    return { ...(await inProcess({ cwd: step.workspace, env }, program)), signal: null };
  };
  return {
    /** RUNNER_TEMP. */
    temp,
    start: () => start(),
    main: () => run(() => runAction(process.env, new AbortController().signal)),
    post: () => {
      const state = Object.entries(readCommands(pathOf('STATE')));
      return run(
        () => runPost(process.env),
        Object.fromEntries(state.map(([name, value]) => [`STATE_${name}`, value])),
      );
    },
    outputs: () => readCommands(pathOf('OUTPUT')),
    file: (name: RunnerFile) => readFileSync(pathOf(name), 'utf8'),
  };
}

/** Upper case, hyphens kept; an input without a default is there, and empty. */
function inputVariables({ inputs = {}, token }: Step): Record<string, string> {
  const entries = Object.entries(manifest.inputs).map(([name, { default: otherwise = '' }]) => {
    const value = inputs[name] ?? otherwise.replace('${{ github.token }}', token);
    return [`INPUT_${name.toUpperCase()}`, value];
  });
  return Object.fromEntries(entries);
}

function launch(
  [node, program]: readonly [string, string],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Running {
  const child = spawn(node, [program], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      log += text;
    });
  }
  return {
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => {
      child.on('close', (code, signal) => resolve({ code, signal, log }));
    }),
  };
}

/** Reads `name<<delimiter`, value, `delimiter`, as the toolkit writes it. */
function readCommands(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  const pattern = /^(.+?)<<(.+)\r?\n([\s\S]*?)\r?\n?^\2$/gm;
  for (const [, name = '', , value = ''] of readFileSync(path, 'utf8').matchAll(pattern)) {
    found[name] = value;
  }
  return found;
}

/**
 * The log commands that the runner would obey: `::name …::` at the start of a line, and the older
 * `##[name]` anywhere in it, but for what stands between `::stop-commands::TOKEN` and `::TOKEN::`.
 */
export function obeyedCommands(log: string): string[] {
  const obeyed: string[] = [];
  let resume: string | undefined;
  for (const line of log.split(/\r?\n/)) {
    const [, name, text] =
      /^\s*::([^:\s]+)(?: [^:]*)?::(.*)/.exec(line) ??
      /##\[([^\]\s]+)[^\]]*\](.*)/.exec(line) ??
      [];
    if (name === undefined) continue;
    if (resume !== undefined) {
      if (name === resume) resume = undefined;
    } else if (name === 'stop-commands') resume = text;
    else obeyed.push(line.trim());
  }
  return obeyed;
}

/** A value like an installation token's, which nothing but this run knows. */
export function freshToken(): string {
  return `ghs_${randomUUID().replaceAll('-', '')}${'A'.repeat(8)}`;
}
