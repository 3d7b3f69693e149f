import type { Platform } from './run.ts';

/** Returns `linux` for every platform other than macOS and Windows. */
export function platformOf(platform: NodeJS.Platform): Platform {
  return platform === 'darwin' || platform === 'win32' ? platform : 'linux';
}
