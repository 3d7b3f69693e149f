import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inputName } from '../ground/open-input.ts';
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

/** Of a directory, the GateReport counts, with its reports; else all ValidationReports. */
function oneReport(name: string, files: readonly NamedBytes[]): NamedBytes | undefined {
  const [first] = files;
  const gate = files.find((each) => each.name === `${name}/gate-report.json`);
  if (gate || files.length === 1) return gate ?? first;
  const lines = files.flatMap(({ bytes }) => [bytes, Buffer.from('\n')]);
  return { name, bytes: Buffer.concat(lines) };
}

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
  const readAll = async (name: string) => {
    const path = resolve(folder, name);
    const isFolder = name !== '-' && statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (!isFolder) return [await read(name)];
    const files: NamedBytes[] = [];
    for (const each of filesInFolder(path, name)) {
      files.push(await read(join(path, each), `${name}/${each}`));
    }
    return files;
  };
  return {
    candidates: await readAll(assets),
    events: await readIf(events),
    report: report === undefined ? undefined : oneReport(report, await readAll(report)),
    attestation: await readIf(attestation),
    trustedRoot: await readIf(trustedRoot),
  };
}
