import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { EffectiveLimits } from '../../model/isolation.ts';
import { startLauncher } from '../start-program.ts';
import { readReport } from '../written.ts';
import type { ControlGroups } from './control-groups.ts';
import { LAUNCHER } from './launcher.ts';
import { prlimitWords } from './limits.ts';
import { type PauseProcess, startPauseProcess } from './pause-process.ts';
import type { Place, PlacedView, RunView } from './place.ts';
import { type Privileges, SYSTEM_PATH } from './privileges.ts';
import { refuseNul } from './slots/frames.ts';
import { stockOf } from './stock.ts';
import { INSIDE } from './view-layout.ts';
import { SHARE_VIEW } from './view-script.ts';

export interface PlacesOptions {
  /** The process that keeps the view. */
  readonly pause: PauseProcess;
  /** The directory of the gate that is `INSIDE.run` in the view. */
  readonly folder: string;
  readonly privileges: Privileges;
  /** The real path of the checkout. */
  readonly checkout: string;
  readonly groups: ControlGroups;
  readonly limits: EffectiveLimits;
  /** How many commands run at once; as many places are kept ready. */
  readonly lanes: number;
}

export interface LauncherOptions extends PlacesOptions {
  /** The absolute path of the first word of `privileges.enter` and `privileges.branch`. */
  readonly enterFile: string;
  /** The words that start a program with what no namespace separates; see `confine.ts`. */
  readonly confine: readonly string[];
}

const GONE = 'the view is gone';
/** Making control groups takes milliseconds; on a machine that is very busy, more. */
const LIMIT_MS = 30_000;

/** A launcher that has not got its program yet, or why there is none. */
interface Waiting {
  readonly ready: Promise<Place | string>;
  release(): Promise<void>;
}

/**
 * Starts each command by a launcher (see `launcher.ts`), which makes its namespaces ahead and waits for
 * the words to execute. Needs no program but those of util-linux and a shell.
 */
export function launchedPlaces(options: LauncherOptions): RunView {
  const { enterFile, pause, privileges, limits, lanes } = options;
  const ask = askingFor(pause);
  const viewOf = (holder: PauseProcess, size: number): PlacedView => {
    const enter = [enterFile, ...privileges.enter(holder.pid).slice(1)];
    const stock = stockOf(() => waiting(enter, ask, options), size);
    return {
      place: () => {
        if (!holder.isThere() || !pause.isThere()) return Promise.resolve(GONE);
        return stock.take().ready;
      },
      close: async () => {
        await stock.close();
        await holder.close();
      },
    };
  };
  return {
    ...viewOf(pause, lanes),
    // Each launcher of a shared view removes the private directories of the one before it, so none is made ahead.
    share: async (_commands, signal) => {
      const words = [...privileges.branch(pause.pid).slice(1), 'sh', '-c', SHARE_VIEW, 'gene-gate'];
      const own = await startPauseProcess(
        [enterFile, ...words, String(limits.written_bytes)],
        signal,
      );
      return typeof own === 'string' ? own : viewOf(own, 0);
    },
  };
}

/** @param enter the words that start a program in new namespaces, with a copy of the view */
function waiting(enter: readonly string[], ask: Ask, options: LauncherOptions): Waiting {
  const name = randomUUID();
  const prepare = async (): Promise<Place | string> => {
    if ((await ask(`make ${name}`)) !== 'made') return 'no control group could be made';
    return launch(enter, name, options);
  };
  const ready = prepare();
  return {
    ready,
    release: async () => {
      const place = await ready;
      if (typeof place !== 'string') await place.release();
    },
  };
}

async function launch(
  [file = '', ...enter]: readonly string[],
  name: string,
  { pause, folder, privileges, confine, checkout, groups, limits }: LauncherOptions,
): Promise<Place> {
  const report = join(folder, `report-${name}`);
  const group = groups.of(name);
  const { user } = privileges;
  await writeFile(report, '');
  const { send, ...started } = startLauncher({
    file,
    args: [
      ...enter,
      ...['sh', '-c', LAUNCHER, 'gene-gate', `${INSIDE.run}/report-${name}`, checkout],
      ...[String(user?.uid ?? ''), String(user?.gid ?? ''), String(limits.written_bytes)],
      ...[0, 1, 2, 3].map((index) => group.joins[index] ?? '/dev/null'),
      ...[...privileges.drop, ...prlimitWords(limits), ...confine, 'env', '-i'],
    ],
    cwd: '/',
    env: { PATH: SYSTEM_PATH },
  });
  let isRefused = false;
  return {
    group,
    start: ({ env, file, args }) => {
      const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
      try {
        send(linesOf([...variables, file, ...args]));
      } catch (error) {
        isRefused = true;
        const ended = { exitCode: null, signal: null, error: error as Error };
        return { ...started, ended: Promise.resolve(ended) };
      }
      return started;
    },
    report: async (listener) =>
      isRefused ? { started: true, complete: false } : readReport(report, listener),
    release: async () => {
      started.release();
      if (pause.isThere()) pause.input.write(`free ${name}\n`);
      await rm(report, { force: true });
    },
  };
}

/**
 * Writes words for the launcher: their number, then a line for each, with escapes for `printf %b`.
 *
 * @throws TypeError for a word with NUL
 */
function linesOf(words: readonly string[]): string {
  refuseNul(words);
  const escaped = words.map((word) => word.replaceAll('\\', '\\\\').replaceAll('\n', '\\n'));
  return [words.length, ...escaped].map((line) => `${line}\n`).join('');
}

type Ask = (line: string) => Promise<string>;

/** Sends a line to the process that keeps the view, and returns its answer; empty if it has ended. */
function askingFor({ input, output, isThere }: PauseProcess): Ask {
  const waiting: ((answer: string) => void)[] = [];
  const lines = createInterface({ input: output });
  lines.on('line', (line) => waiting.shift()?.(line));
  lines.on('close', () => {
    for (const answer of waiting.splice(0)) answer('');
  });
  return (line) =>
    new Promise((resolve) => {
      // Its streams do not keep the gate alive, but this does.
      const limit = setTimeout(() => resolve(''), LIMIT_MS);
      const answer = (text: string) => {
        clearTimeout(limit);
        resolve(text);
      };
      if (!isThere()) {
        answer('');
        return;
      }
      waiting.push(answer);
      input.write(`${line}\n`);
    });
}
