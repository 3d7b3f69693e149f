import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openRepository, type Repository } from '../../src/repo/git.ts';

/** What {@link TestRepository.write} writes to a path; null deletes it. */
type FileContent =
  | string
  | Buffer
  | null
  | { readonly symlink: string }
  | { readonly executable: string };

/** A real repository in a temporary directory, isolated from the user's configuration. */
export interface TestRepository {
  readonly directory: string;
  write(files: Readonly<Record<string, FileContent>>): void;
  /** Commits all files on disk. @returns the commit's id */
  commit(message?: string): string;
  /** Runs git in the working tree. @returns its output without the last newline */
  git(...args: string[]): string;
  /** Adds a repository of this machine as `sub`. */
  addSubmodule(directory: string): void;
  /** Runs a shell script in the working tree, until a command fails. */
  sh(script: string, variables?: NodeJS.ProcessEnv): void;
  remove(): void;
}

/** The environment of all test commands: fixed identity and dates. */
export const TEST_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

export interface TestRepositoryOptions {
  /** Where to create it; default: a new temporary directory. */
  readonly directory?: string;
  /** A repository to copy as it is, without a process of git: what all tests of a file begin with. */
  readonly copyOf?: string;
  /** A repository to clone, with options; default: an empty repository. */
  readonly cloneOf?: string;
  readonly cloneOptions?: readonly string[];
}

/** When a test directory is removed: at the end of the test, or with `afterAll` of its file. */
export type AtEnd = (remove: () => void) => void;

/** Creates a repository with `main` checked out, removed at the end of the test or file. */
export function createRepository(options: TestRepositoryOptions = {}): TestRepository {
  const { copyOf, cloneOf, cloneOptions = [] } = options;
  const directory = options.directory ?? temporaryFolder();
  const git = (...args: string[]) => runGit(directory, ...args);
  mkdirSync(directory, { recursive: true });
  if (copyOf !== undefined) cpSync(copyOf, directory, { recursive: true, verbatimSymlinks: true });
  else if (cloneOf === undefined) initialize(join(directory, '.git'));
  else git('clone', '--quiet', '--template=', ...cloneOptions, `file://${cloneOf}`, '.');
  return {
    directory,
    git,
    addSubmodule: (of) =>
      void git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', of, 'sub'),
    write: (files) => {
      for (const [path, content] of Object.entries(files)) put(join(directory, path), content);
    },
    commit: (message = 'change') => {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--no-verify', `--message=${message}`);
      return headOf(directory) ?? git('rev-parse', 'HEAD');
    },
    sh: (script, variables) => {
      const env = { ...TEST_ENVIRONMENT, ...variables };
      execFileSync('/bin/sh', ['-ec', script], { cwd: directory, env, stdio: 'pipe' });
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** Creates a repository with a commit of these files. */
export function committed(files: Parameters<TestRepository['write']>[0]) {
  const repository = createRepository();
  repository.write(files);
  return { ...repository, base: repository.commit() };
}

/** What `git init --template= --initial-branch=main` writes, without a process of git. */
function initialize(folder: string): void {
  for (const path of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n');
  const settings = ['repositoryformatversion = 0', 'filemode = true', 'bare = false'];
  writeFileSync(
    join(folder, 'config'),
    ['[core]', ...settings, 'logallrefupdates = true', ''].join('\n'),
  );
}

/** The commit that is checked out, read without a process of git; undefined in a linked worktree. */
function headOf(directory: string): string | undefined {
  try {
    const head = readFileSync(join(directory, '.git', 'HEAD'), 'utf8').trim();
    const [, ref] = /^ref: (.*)$/.exec(head) ?? [];
    return ref === undefined ? head : readFileSync(join(directory, '.git', ref), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** A directory that is deleted when the test ends. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gene-gate-test-')));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens a repository for the duration of the test. */
export async function open(directory: string, env = TEST_ENVIRONMENT): Promise<Repository> {
  const repository = await openRepository(directory, env);
  onTestFinished(() => repository.close());
  return repository;
}

/** Without what a repository that is soon removed does not need. */
const SHORT_LIVED = ['-c', 'maintenance.auto=false', '-c', 'core.fsync=none'];

function runGit(directory: string, ...args: string[]): string {
  const output = execFileSync('git', [...SHORT_LIVED, ...args], {
    cwd: directory,
    env: TEST_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return output.toString().replace(/\n$/, '');
}

function put(path: string, content: FileContent): void {
  rmSync(path, { recursive: true, force: true });
  if (content === null) return;
  mkdirSync(dirname(path), { recursive: true });
  if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(path, content);
  else if ('symlink' in content) symlinkSync(content.symlink, path);
  else {
    writeFileSync(path, content.executable);
    chmodSync(path, 0o755);
  }
}

/** A PATH with a git that records how often it is started, and with which command. */
export function recordingGit(): { env: NodeJS.ProcessEnv; commands(): string[] } {
  const folder = temporaryFolder();
  const log = join(folder, 'log');
  const real = TEST_ENVIRONMENT.PATH;
  const script = `#!/bin/sh\necho "$*" >> '${log}'\nPATH='${real}' exec git "$@"\n`;
  writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
  return {
    env: { ...TEST_ENVIRONMENT, PATH: `${folder}:${real}` },
    commands: () =>
      readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.replace(/^(-c \S+ )*/, '').split(' ')[0] ?? ''),
  };
}
