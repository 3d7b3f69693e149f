import { resolve } from 'node:path';
import { GateError } from '../error.ts';
import { quarantinedLines } from '../promote/lines.ts';
import type { PromotionAnswer } from '../promote/promotion.ts';
import { fileAt, isSpecial, writeResult } from './promote-files.ts';
import type { Terminal } from './terminal.ts';

interface QuarantineOptions {
  readonly recheck?: string;
  readonly quarantine?: string;
}

/**
 * Refuses a quarantine that is decided again but cannot be replaced, such as standard input or a directory, because
 * what stays in it would be lost.
 *
 * @throws GateError `usage`
 */
export function requireReplaceable({ recheck, quarantine }: QuarantineOptions, cwd: string): void {
  if (recheck === undefined || quarantine !== undefined) return;
  if (recheck !== '-' && !isSpecial(resolve(cwd, recheck))) return;
  throw new GateError(
    'usage',
    'promote --recheck writes what stays in the quarantine back, which only a file allows.',
    'Name a file for it with --quarantine.',
  );
}

/**
 * Writes the candidates that are still in quarantine. A quarantine that is decided again stays as it is while it
 * has the only copy of promoted assets.
 *
 * @param isWritten whether the promoted assets were written to a file or to standard output
 * @throws GateError `file_unreadable`
 */
export async function writeQuarantine(
  promotion: PromotionAnswer,
  { recheck, quarantine = recheck, isWritten }: QuarantineOptions & { readonly isWritten: boolean },
  { cwd, note }: Terminal,
): Promise<void> {
  if (quarantine === undefined) return;
  const path = fileAt(resolve(cwd, quarantine));
  const isSource = recheck !== undefined && path === fileAt(resolve(cwd, recheck));
  if (isSource && !isWritten && promotion.promoted.length > 0) {
    note('The quarantine stays as it is: write the promoted assets to a file with --output.\n');
    return;
  }
  await writeResult(path, quarantinedLines(promotion));
}
