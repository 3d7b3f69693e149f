import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect } from '../github/client.ts';
import { inputName } from '../ground/open-input.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { judgeByAttestations } from './attestation/judge-by-attestations.ts';
import { filesInFolder } from './candidates.ts';
import { provenanceCheck } from './evidence/provenance.ts';
import type { PromotionRequest } from './promote.ts';
import type { NamedBytes } from './strict-json.ts';

/** The inputs of a promotion as the user names them: files, or `-` for standard input. */
export interface NamedInputs {
  readonly assets: string;
  readonly events?: string | undefined;
  readonly report?: string | undefined;
  readonly attestation?: string | undefined;
  /** Asks GitHub for attestations. */
  readonly fetch?: boolean | undefined;
  /** Required for attestations. */
  readonly trustedRoot?: string | undefined;
}

/** What reaches these inputs. */
export interface InputAccess {
  /** The directory that paths are relative to. */
  readonly folder: string;
  open(path: string): AsyncIterable<Buffer>;
  /** Authenticates to GitHub, which is asked only with a token. */
  readonly token?: string | undefined;
  /** `owner/name` of the repository that published the report. */
  readonly repository?: string | undefined;
  readonly apiUrl?: string | undefined;
}

/**
 * Opens the inputs of a promotion, and reads those that are evidence.
 *
 * @throws GateError `file_unreadable`; `usage` with a token for a report of an unknown repository
 */
export async function openInputs(
  { assets, events, report, attestation, fetch, trustedRoot }: NamedInputs,
  { folder, open, token, repository, apiUrl }: InputAccess,
  policy: LoadedPolicy,
): Promise<Pick<PromotionRequest, 'candidates' | 'events' | 'evidence' | 'attestation'>> {
  const read = async (path: string, name = inputName(path)) => ({
    name,
    bytes: await buffer(open(path)),
  });
  const client =
    token && (report !== undefined || fetch)
      ? connect(token, apiUrl ? { baseUrl: apiUrl } : {})
      : undefined;
  const evidence = report === undefined ? undefined : await read(report);
  const file = attestation === undefined ? undefined : await read(attestation);
  const root = trustedRoot === undefined ? undefined : await read(trustedRoot);
  const path = resolve(folder, assets);
  const isFolder = assets !== '-' && isDirectory(path);
  const candidates: NamedBytes[] = isFolder ? [] : [await read(assets)];
  for (const file of isFolder ? filesInFolder(path, assets) : []) {
    candidates.push(await read(join(path, file), `${assets}/${file}`));
  }
  return {
    candidates,
    ...(events !== undefined && { events: await read(events) }),
    ...(evidence && {
      evidence: {
        ...evidence,
        ...(client && { provenance: provenanceCheck(client, repository) }),
      },
    }),
    ...(root && {
      attestation: {
        ...(file && { file }),
        judge: async (candidates) => {
          const terms = {
            trustedRoot: root,
            ...(file && { file }),
            ...(fetch && client && { client }),
          };
          return judgeByAttestations(candidates, terms, policy);
        },
      },
    }),
  };
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
