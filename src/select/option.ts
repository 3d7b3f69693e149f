import { type Asset, isJsonObject, type Json } from '../assets/asset.ts';

/** A candidate for selection: a Gene, or a Capsule, which reuses one. */
export interface Option {
  readonly kind: 'gene' | 'capsule';
  readonly id: string;
  /** The Gene that is used if this is selected: itself, or the one named by the Capsule. */
  readonly gene: string | undefined;
  /** Its `signals_match`, or its `trigger`. */
  readonly patterns: readonly string[];
  /** The score of one matching pattern. */
  readonly weight: number;
}

/** Prefix of genes distilled from Capsules, which have a lower initial weight. */
const DISTILLED_PREFIX = 'gene_distilled_';

/** Specification 6, "Initial selection score factor". */
const DISTILLED_WEIGHT = 0.8;

/** @returns undefined for other asset types, and for a Capsule whose outcome failed */
export function optionOf({ type, id, value }: Asset): Option | undefined {
  if (type === 'Gene') {
    const weight = id.startsWith(DISTILLED_PREFIX) ? DISTILLED_WEIGHT : 1;
    return { kind: 'gene', id, gene: id, patterns: strings(value.signals_match), weight };
  }
  if (type !== 'Capsule' || hasFailed(value.outcome)) return undefined;
  const { gene, trigger, confidence, success_streak: streak } = value;
  return {
    kind: 'capsule',
    id,
    gene: typeof gene === 'string' ? gene : undefined,
    patterns: strings(trigger),
    weight: Math.min(1, numberOf(confidence)) * Math.max(1, numberOf(streak)),
  };
}

/** Returns the strings in a list; empty if the value is not a list. */
function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A missing or negative number counts as 0. */
function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? Math.max(0, value) : 0;
}

function hasFailed(outcome: Json | undefined): boolean {
  return isJsonObject(outcome) && outcome.status === 'failed';
}
