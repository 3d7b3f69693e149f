import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { EffectiveLimits } from '../../model/isolation.ts';
import { startProgram } from '../start-program.ts';
import { readReport } from '../written.ts';
import type { ControlGroups } from './control-groups.ts';
import { LAUNCHER } from './launcher.ts';
import { prlimitWords } from './limits.ts';
import { type PauseProcess, startPauseProcess } from './pause-process.ts';
import type { Place, PlacedView, RunView } from './place.ts';
import { type Privileges, SYSTEM_PATH } from './privileges.ts';
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
}

export interface LauncherOptions extends PlacesOptions {
  /** The absolute path of the first word of `privileges.enter` and `privileges.branch`. */
  readonly enterFile: string;
  /** The words that start a program with its own session keyring; empty if that is not possible. */
  readonly keyring: readonly string[];
}

const GONE = 'the view is gone';
/** Making control groups takes milliseconds; on a machine that is very busy, more. */
const LIMIT_MS = 30_000;

/**
 * Starts each command by a launcher (see `launcher.ts`), which makes its namespaces first. Needs no
 * program but those of util-linux and a shell.
 */
export function launchedPlaces(options: LauncherOptions): RunView {
  const { enterFile, pause, privileges, limits } = options;
  const ask = askingFor(pause);
  const viewOf = (holder: PauseProcess): PlacedView => ({
    place: async () => {
      if (!holder.isThere() || !pause.isThere()) return GONE;
      const name = randomUUID();
      const answer = await ask(`make ${name}`);
      if (answer !== 'made') return 'no control group could be made';
      return placeIn([enterFile, ...privileges.enter(holder.pid).slice(1)], name, options);
    },
    close: holder.close,
  });
  return {
    ...viewOf(pause),
    share: async (_commands, signal) => {
      const words = [...privileges.branch(pause.pid).slice(1), 'sh', '-c', SHARE_VIEW, 'gene-gate'];
      const own = await startPauseProcess(
        [enterFile, ...words, String(limits.written_bytes)],
        signal,
      );
      return typeof own === 'string' ? own : viewOf(own);
    },
  };
}

async function placeIn(
  enter: readonly string[],
  name: string,
  { pause, folder, privileges, keyring, checkout, groups, limits }: LauncherOptions,
): Promise<Place> {
  const report = join(folder, `report-${name}`);
  const group = groups.of(name);
  const { user } = privileges;
  const [file = '', ...words] = enter;
  await writeFile(report, '');
  return {
    group,
    start: (program) =>
      startProgram({
        file,
        args: [
          ...words,
          ...['sh', '-c', LAUNCHER, 'gene-gate', `${INSIDE.run}/report-${name}`, checkout],
          ...[String(user?.uid ?? ''), String(user?.gid ?? ''), String(limits.written_bytes)],
          ...[0, 1, 2].map((index) => group.joins[index] ?? '/dev/null'),
          ...[...privileges.drop, ...prlimitWords(limits), ...keyring, 'env', '-i'],
          ...Object.entries(program.env).map(([name, value]) => `${name}=${value}`),
          program.file,
          ...program.args,
        ],
        cwd: '/',
        env: { PATH: SYSTEM_PATH },
        launcher: true,
      }),
    report: (listener) => readReport(report, listener),
    release: async () => {
      if (pause.isThere()) pause.input.write(`free ${name}\n`);
      await rm(report, { force: true });
    },
  };
}

/** Sends a line to the process that keeps the view, and returns its answer; empty if it has ended. */
function askingFor({ input, output, isThere }: PauseProcess): (line: string) => Promise<string> {
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
