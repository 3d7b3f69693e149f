import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inputName } from '../ground/open-input.ts';
import { filesInFolder } from './candidates.ts';
import type { PromotionRequest } from './promote.ts';

/** The inputs of a promotion as the user names them: files, or `-` for standard input. */
export interface NamedInputs {
  readonly assets: string;
  readonly events?: string | undefined;
  readonly report?: string | undefined;
  readonly attestation?: string | undefined;
  /** Required for attestations. */
  readonly trustedRoot?: string | undefined;
}

/** Reads the inputs of a promotion. @throws GateError `file_unreadable` */
export async function openInputs(
  { assets, events, report, attestation, trustedRoot }: NamedInputs,
  folder: string,
  open: (path: string) => AsyncIterable<Buffer>,
): Promise<
  Pick<PromotionRequest, 'candidates' | 'events' | 'report' | 'attestation' | 'trustedRoot'>
> {
  const read = async (path: string, name = inputName(path)) => ({
    name,
    bytes: await buffer(open(path)),
  });
  const readIf = async (path: string | undefined) => (path === undefined ? undefined : read(path));
  const path = resolve(folder, assets);
  const isFolder = assets !== '-' && statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const candidates = isFolder ? [] : [await read(assets)];
  for (const each of isFolder ? filesInFolder(path, assets) : []) {
    candidates.push(await read(join(path, each), `${assets}/${each}`));
  }
  return {
    candidates,
    events: await readIf(events),
    report: await readIf(report),
    attestation: await readIf(attestation),
    trustedRoot: await readIf(trustedRoot),
  };
}
