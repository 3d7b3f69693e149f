import { realpathSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../ground/temporary-folder.ts';
import type { Outcome } from '../../model/outcome.ts';
import { commandEnvironment, type PrivateFolder } from '../environment.ts';
import { notRun } from '../not-run.ts';
import { launchOf } from '../plan-program.ts';
import { startProgram } from '../start-program.ts';
import { supervise } from '../supervise.ts';
import type { BackendOptions, ContainmentBackend, PrepareCommand } from './containment-backend.ts';

/**
 * The backend for every machine: a clean environment, a private HOME and TMPDIR, and an end to every
 * descendant that can be found. It does not contain a hostile command: files, the network and other
 * processes of the same user remain accessible.
 * @param options.checkout the checkout, or its private copy, shared by all commands
 */
export function processGroup({
  programs,
  checkout,
  outputBytes,
}: Pick<BackendOptions, 'programs' | 'checkout' | 'outputBytes'>): ContainmentBackend {
  const root = realpathSync(checkout);
  const run = (line: PrepareCommand, signal?: AbortSignal, mayDownload = false) =>
    withPrivateFolder(async (folder) => {
      const base = commandEnvironment({ programs, folder, assignments: line.env, mayDownload });
      const above = join(folder.home, 'above');
      if (line.checkoutAs !== undefined) {
        await mkdir(above);
        await symlink(root, join(above, line.checkoutAs), 'junction');
      }
      const launch = launchOf(line, { programs, checkout: root, above, base });
      const program = { ...launch, env: { ...base, ...launch.env } };
      const bounds = { timeoutMs: line.timeoutMs, outputBytes, signal };
      return supervise(program.file, () => startProgram(program), bounds);
    });
  return {
    level: 'process_group',
    description: `Clean environment, private HOME and TMPDIR, ${reach()}. Access to the network and to the files of this user is not restricted.`,
    check: (plan) => void launchOf(plan, { programs, checkout: root, above: '', base: {} }),
    prepare: (line, signal) => run(line, signal, true),
    run: async (plan, signal) => (plan.npmSettings ? refused(plan.npmSettings) : run(plan, signal)),
  };
}

/** Only a view can hide settings from an npm that a command starts. */
function refused(settings: readonly string[]): Outcome {
  const reason = `It starts npm, which would read settings that only containment in namespaces hides (${settings.join('; ')})`;
  return notRun('crashed', reason);
}

function reach(): string {
  switch (process.platform) {
    case 'linux':
      return 'process group and marked descendants killed at the end';
    case 'win32':
      return 'process tree killed when it is stopped';
    default:
      return 'process group killed at the end';
  }
}

/**
 * Passes a directory that only the gate's user can access to `use`, then removes it.
 * @throws GateError `file_unreadable` if the directory cannot be created
 */
async function withPrivateFolder<T>(use: (folder: PrivateFolder) => Promise<T>): Promise<T> {
  const root = await temporaryFolder();
  const folder = {
    home: join(root, 'home'),
    temp: join(root, 'tmp'),
    npmCache: join(root, 'npm-cache'),
    npmUserConfig: join(root, 'npmrc-user'),
    npmGlobalConfig: join(root, 'npmrc-global'),
  };
  try {
    await Promise.all([
      mkdir(folder.home),
      mkdir(folder.temp),
      writeFile(folder.npmUserConfig, ''),
      writeFile(folder.npmGlobalConfig, ''),
    ]);
    return await use(folder);
  } finally {
    // An undeletable directory left by a command must not hide its result.
    await rm(root, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
