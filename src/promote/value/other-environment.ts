import { type Asset, isJsonObject, type Json, placeOf } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { Evidence } from '../evidence/judge-evidence.ts';

/** The environment in which promoted assets will be used. */
export interface Environment {
  /** As `process.platform` has it. */
  readonly platform: string;
  /** As `process.arch` has it. */
  readonly arch: string;
  /** As `process.version` has it; absent if the gate does not run in the Node.js of the commands. */
  readonly nodeVersion?: string;
}

/**
 * Finds an asset that was proven in another environment: its own fingerprint, or that of the report about
 * it, has another platform, architecture or major version of Node.js. What it does not state is not
 * compared.
 */
export function otherEnvironment(asset: Asset, { report }: Evidence, here: Environment): Finding[] {
  const stated = report?.env_fingerprint ?? asset.value.env_fingerprint;
  if (!isJsonObject(stated)) return [];
  const compared: readonly [Json | undefined, string | undefined][] = [
    [stated.platform, here.platform],
    [stated.arch, here.arch],
    [nodeOf(stated.node_version), here.nodeVersion && nodeOf(here.nodeVersion)],
  ];
  const known = compared.filter(
    (pair): pair is [string, string] => typeof pair[0] === 'string' && typeof pair[1] === 'string',
  );
  if (known.every(([there, here]) => there === here)) return [];
  const { type, id } = asset;
  const [there, own] = [known.map(([each]) => each), known.map(([, each]) => each)];
  const args = { type, id, there: there.join(', '), here: own.join(', ') };
  return [finding('environment-differs', args, placeOf(asset))];
}

/** @returns `Node.js 20` for `v20.20.2` */
function nodeOf(version: Json | undefined): string | undefined {
  const major = typeof version === 'string' ? /^v?(\d+)/.exec(version)?.[1] : undefined;
  return major && `Node.js ${major}`;
}
