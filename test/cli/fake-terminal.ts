import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { main } from '../../src/cli/main.ts';
import { openInput } from '../../src/ground/open-input.ts';
import type { Platform } from '../../src/model/run.ts';
import { TEST_ENVIRONMENT } from '../repo/repository.ts';

/** What a run of the command line gave. */
export interface VerbResult {
  readonly exitCode: number;
  readonly output: string;
  readonly notes: string;
}

export interface FakeTerminal {
  readonly name?: string;
  readonly columns?: number;
  readonly colour?: boolean;
  readonly platform?: Platform;
  /** What stands in files that may be read, before those on disk, and in `-`, standard input. */
  readonly inputs?: Readonly<Record<string, string | Uint8Array>>;
  /** Variables in addition to those of all tests. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs the command line in a directory, on a terminal that only keeps what it is given. */
export async function runIn(
  cwd: string,
  args: readonly string[],
  {
    name = 'gene-gate',
    columns = 80,
    colour = false,
    platform = 'linux',
    inputs = {},
    env = {},
  }: FakeTerminal = {},
): Promise<VerbResult> {
  const printed: string[] = [];
  const noted: string[] = [];
  const readInput = async (path: string) => {
    const content = inputs[path];
    return content === undefined
      ? buffer(openInput(resolve(cwd, path)))
      : Buffer.from(content as string);
  };
  const exitCode = await main(args, {
    cwd,
    name,
    env: { ...TEST_ENVIRONMENT, ...env },
    platform,
    columns,
    noteColumns: () => columns,
    colour,
    interactive: false,
    signal: new AbortController().signal,
    print: (text) => void printed.push(text),
    note: (text) => void noted.push(text),
    readInput,
    openInput: async function* (path) {
      yield await readInput(path);
    },
  });
  return { exitCode, output: printed.join(''), notes: noted.join('') };
}
