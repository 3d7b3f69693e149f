import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inputName } from '../ground/open-input.ts';
import { REPORT_FILE } from '../report/read.ts';
import { filesInFolder } from './candidates.ts';
import type { PromotionRequest } from './promote.ts';
import type { NamedBytes } from './strict-json.ts';

/** As named by the user: files, or `-` for standard input. */
export interface NamedInputs {
  readonly assets: string;
  readonly events?: string | undefined;
  readonly report?: string | undefined;
  readonly attestation?: string | undefined;
  /** Required for attestations. */
  readonly trustedRoot?: string | undefined;
}

/** Reads the inputs; of a report's directory, the GateReport, which contains the others. */
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
  const isFolder = (name: string) =>
    name !== '-' && statSync(resolve(folder, name), { throwIfNoEntry: false })?.isDirectory();
  const readAll = async (name: string) => {
    if (!isFolder(name)) return [await read(name)];
    const files: NamedBytes[] = [];
    for (const each of filesInFolder(resolve(folder, name), name)) {
      files.push(await read(resolve(folder, name, each), `${name}/${each}`));
    }
    return files;
  };
  const isOutput = report !== undefined && isFolder(report);
  return {
    candidates: await readAll(assets),
    events: await readIf(events),
    report: await readIf(isOutput ? join(report, REPORT_FILE) : report),
    attestation: await readIf(attestation),
    trustedRoot: await readIf(trustedRoot),
  };
}
