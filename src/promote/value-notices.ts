import { type Asset, isJsonObject, type Json, type JsonObject, placeOf } from '../assets/asset.ts';
import { isSuccess, type LoggedEvent } from '../audit/claims/success-streak.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { normalizeSignals } from '../select/error-signature.ts';
import type { Evidence } from './evidence/judge-evidence.ts';

/**
 * Finds the assets that say the same as others, although they have other ids: Genes with the same signals and
 * strategy, and Capsules with the same triggers, Gene and summary; in any case and order of signals, and
 * with any spaces.
 */
export class NearDuplicates {
  readonly #firsts = new Map<string, Asset>();

  constructor(assets: readonly Asset[]) {
    for (const asset of assets) this.add(asset);
  }

  /** Adds an asset that exists, or that is promoted: of those that say the same, the first is named. */
  add(asset: Asset): void {
    const key = contentKey(asset);
    if (key !== undefined && !this.#firsts.has(key)) this.#firsts.set(key, asset);
  }

  /** Returns a notice if an added asset with another id says the same. */
  findingsAbout(asset: Asset): Finding[] {
    const { type, id } = asset;
    const other = this.#firsts.get(contentKey(asset) ?? '');
    if (other === undefined || other.id === id) return [];
    const args = { type, id, other: other.id, place: other.path };
    return [finding('near-duplicate', args, placeOf(asset))];
  }
}

/** Returns a key that is the same for assets that say the same; undefined if one says nothing. */
function contentKey({ type, value }: Asset): string | undefined {
  const said =
    type === 'Gene'
      ? [signalsIn(value.signals_match), textsIn(value.strategy)]
      : type === 'Capsule'
        ? [signalsIn(value.trigger), textsIn(value.gene), textsIn(value.summary)]
        : [];
  if (said.length === 0 || said.some((texts) => texts.length === 0)) return undefined;
  return JSON.stringify([type, said]);
}

function signalsIn(value: Json | undefined): string[] {
  return [...new Set(textsIn(normalizeSignals(stringsIn(value))))].sort();
}

function textsIn(value: Json | undefined): string[] {
  return stringsIn(value)
    .map(plain)
    .filter((text) => text !== '');
}

function stringsIn(value: Json | undefined): string[] {
  return [value].flat().filter((each) => typeof each === 'string');
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/[.;]$/, '');
}

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
  const compared = [
    [stated.platform, here.platform],
    [stated.arch, here.arch],
    [nodeOf(stated.node_version), here.nodeVersion && nodeOf(here.nodeVersion)],
  ].filter((pair) => pair.every((each) => typeof each === 'string'));
  if (compared.every(([there, own]) => there === own)) return [];
  const { type, id } = asset;
  const list = (side: 0 | 1) => compared.map((pair) => pair[side]).join(', ');
  const args = { type, id, there: list(0), here: list(1) };
  return [finding('environment-differs', args, placeOf(asset))];
}

/** @returns `Node.js 20` for `v20.20.2` */
function nodeOf(version: Json | undefined): string | undefined {
  const major = typeof version === 'string' ? /^v?(\d+)/.exec(version)?.[1] : undefined;
  return major && `Node.js ${major}`;
}

/** Says how many commands noticed that the change was broken, if the report about a gene has it. */
export function noticedDefects(asset: Asset, { report }: Evidence): Finding[] {
  const commands = Array.isArray(report?.commands) ? report.commands : [];
  const outcomes = commands.flatMap((each) =>
    isJsonObject(each) && isJsonObject(each.mutant) ? [each.mutant.outcome] : [],
  );
  const killed = outcomes.filter((outcome) => outcome === 'killed').length;
  const tried = killed + outcomes.filter((outcome) => outcome === 'survived').length;
  if (report === undefined || tried === 0) return [];
  const args = { report: String(report.id ?? 'unknown'), killed, tried };
  return [finding('report-defects-noticed', args, placeOf(asset))];
}

const DAY_MS = 86_400_000;

/**
 * Returns a function that finds evidence from before a number of days: the report or the attestation of
 * a Gene, or the newest success of a Capsule. Evidence without a time is not judged.
 *
 * @param days the policy's `a2a.stale_after_days`
 */
export function staleEvidence(
  events: readonly LoggedEvent[],
  { now, days }: { readonly now: Date; readonly days: number },
): (asset: Asset, evidence: Evidence) => Finding[] {
  const successes = new Map<Json | undefined, number>();
  for (const { value } of events) {
    const at = timeOf(value);
    if (at === undefined || !isSuccess(value)) continue;
    successes.set(value.capsule_id, Math.max(at, successes.get(value.capsule_id) ?? at));
  }
  return (asset, evidence) => {
    const at = asset.type === 'Capsule' ? successes.get(asset.id) : timeOfEvidence(evidence);
    if (at === undefined) return [];
    const age = Math.floor((now.getTime() - at) / DAY_MS);
    if (age <= days) return [];
    const { type, id } = asset;
    return [finding('evidence-stale', { type, id, age, days }, placeOf(asset))];
  };
}

function timeOfEvidence({ report, attestation }: Evidence): number | undefined {
  return attestation === undefined ? report && timeOf(report) : parsed(attestation.verified_at);
}

/** Returns the time that an event or a report states, where the reference engine writes it. */
function timeOf({ created_at, timestamp, meta }: JsonObject): number | undefined {
  const own = created_at ?? timestamp;
  return parsed(own ?? (isJsonObject(meta) ? meta.at : undefined));
}

/** @param value ISO 8601, or milliseconds since the epoch */
function parsed(value: Json | undefined): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}
