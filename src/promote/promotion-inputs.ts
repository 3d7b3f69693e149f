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
  /** The environment of GitHub Actions: the repository that published the report, and the API. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Opens the inputs of a promotion, and reads those that are evidence.
 *
 * @throws GateError `file_unreadable`; `usage` with a token for a report of an unknown repository
 */
export async function openInputs(
  { assets, events, report, attestation, fetch, trustedRoot }: NamedInputs,
  { folder, open, token, env }: InputAccess,
  policy: LoadedPolicy,
): Promise<Pick<PromotionRequest, 'candidates' | 'events' | 'evidence' | 'attestation'>> {
  const read = async (path: string, name = inputName(path)) => ({
    name,
    bytes: await buffer(open(path)),
  });
  const readIf = async (path: string | undefined) => (path === undefined ? undefined : read(path));
  const isAsked = token && (report !== undefined || fetch);
  const client = isAsked ? connect(token, { baseUrl: env.GITHUB_API_URL }) : undefined;
  const evidence = await readIf(report);
  const file = await readIf(attestation);
  const root = await readIf(trustedRoot);
  const provenance = evidence && client && provenanceCheck(client, env.GITHUB_REPOSITORY);
  const path = resolve(folder, assets);
  const isFolder = assets !== '-' && isDirectory(path);
  const candidates = isFolder ? [] : [await read(assets)];
  for (const each of isFolder ? filesInFolder(path, assets) : []) {
    candidates.push(await read(join(path, each), `${assets}/${each}`));
  }
  return {
    candidates,
    events: await readIf(events),
    evidence: evidence && { ...evidence, provenance },
    ...(root && {
      attestation: {
        file,
        judge: (candidates) => {
          const terms = { trustedRoot: root, file, client: fetch ? client : undefined };
          return judgeByAttestations(candidates, terms, policy);
        },
      },
    }),
  };
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
