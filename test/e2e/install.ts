import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installing takes a minute, on a slow network more. */
const INSTALL_MS = 300_000;

/** Packages are installed, and their code runs, only with `FULL=1`. */
const FULL = process.env.FULL === '1';

/** Installs packages of npm into a folder. @returns why that cannot be done */
export async function install(
  folder: string,
  packages: readonly string[],
): Promise<string | undefined> {
  if (!FULL) return 'they are installed with FULL=1';
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  const flags = '--ignore-scripts --no-audit --no-fund --prefer-offline --legacy-peer-deps';
  const child = spawn('npm', ['install', ...flags.split(' '), ...packages], {
    cwd: folder,
    env: { ...process.env, npm_config_fetch_retries: '0', npm_config_update_notifier: 'false' },
    shell: process.platform === 'win32',
    timeout: INSTALL_MS,
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) =>
      resolve(code === 0 ? undefined : (said.split('\n')[0] ?? 'npm failed')),
    );
  });
}
