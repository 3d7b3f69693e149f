import * as z from 'zod';

export const platformSchema = z.enum(['darwin', 'linux', 'win32']);

/** A machine as families of programs know it. */
export type Platform = z.infer<typeof platformSchema>;

/** What is neither macOS nor Windows has Linux's programs. */
export function platformOf(platform: NodeJS.Platform): Platform {
  return platform === 'darwin' || platform === 'win32' ? platform : 'linux';
}
