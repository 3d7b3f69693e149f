import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { GateError } from '../ground/error.ts';
import { FULL_CLONE_HINT, type GitSettings, notStarted } from './git-process.ts';

export interface GitObject {
  readonly oid: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Reads objects with one git process, which starts with the first request. */
export interface ObjectReader {
  /**
   * Reads objects by id, or by id and a suffix such as `^{commit}`, without line breaks.
   * @returns the objects in the same order; undefined for an object missing from this clone
   * @throws GateError `git_failed`, `program_not_found`
   */
  read(names: readonly string[]): Promise<readonly (GitObject | undefined)[]>;
  /** Open requests fail. */
  close(): void;
}

interface Request {
  readonly resolve: (object: GitObject | undefined) => void;
  readonly reject: (error: GateError) => void;
}

/** Opens a reader of `git cat-file --batch`. simple-git cannot keep a process open. */
export function objectReader({ directory, env }: GitSettings): ObjectReader {
  let git: ChildProcessWithoutNullStreams | undefined;
  let failure: GateError | undefined;
  const open: Request[] = [];
  const fail = (error: GateError) => {
    failure ??= error;
    for (const { reject } of open.splice(0)) reject(failure);
  };
  const start = () => {
    git = spawn('git', ['cat-file', '--batch'], { cwd: directory, env, windowsHide: true });
    git.on('error', (cause) => fail(notStarted(['cat-file'], cause)));
    git.on('close', () => fail(ended()));
    git.stdin.on('error', () => undefined);
    git.stderr.resume();
    git.stdout.on(
      'data',
      answers((object) => open.shift()?.resolve(object)),
    );
    return git;
  };
  return {
    read: async (names) => {
      if (names.length === 0) return [];
      if (failure) throw failure;
      const { stdin } = git ?? start();
      const request = names.map((name) => `${name}\n`).join('');
      const answered = names.map(
        () =>
          new Promise<GitObject | undefined>((resolve, reject) => open.push({ resolve, reject })),
      );
      stdin.write(request);
      return Promise.all(answered);
    },
    close: () => {
      fail(ended());
      git?.kill();
    },
  };
}

function ended(): GateError {
  return new GateError('git_failed', 'git cat-file ended early', FULL_CLONE_HINT);
}

const LINE_BREAK = 10;

/**
 * Splits the output of `cat-file --batch` into objects. Each has a line with id, type and size, the content, and
 * a line break. A missing object is one line.
 */
function answers(found: (object: GitObject | undefined) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let header: { oid: string; type: string; size: number } | undefined;
  /** Chunks of an incomplete content, joined once at its end. */
  let pieces: Buffer[] = [];
  let missing = 0;
  return (chunk) => {
    if (header && chunk.length < missing) {
      pieces.push(chunk);
      missing -= chunk.length;
      return;
    }
    rest = pieces.length > 0 ? Buffer.concat([...pieces, chunk]) : Buffer.concat([rest, chunk]);
    pieces = [];
    let at = 0;
    for (;;) {
      if (header === undefined) {
        const end = rest.indexOf(LINE_BREAK, at);
        if (end < 0) break;
        const [oid = '', type = '', size = ''] = rest.toString('latin1', at, end).split(' ');
        at = end + 1;
        if (/^\d+$/.test(size)) header = { oid, type, size: Number(size) };
        else found(undefined);
      } else {
        const end = at + header.size;
        if (rest.length <= end) break;
        const { oid, type } = header;
        header = undefined;
        found({ oid, type, content: rest.subarray(at, end) });
        at = end + 1;
      }
    }
    rest = rest.subarray(at);
    if (header) {
      missing = header.size + 1 - rest.length;
      pieces = [rest];
    }
  };
}
