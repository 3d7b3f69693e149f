import { type Asset, isJsonObject, type Json } from '../assets/asset.ts';

/** Something that a selector can choose: a Gene, or a Capsule, which reuses one. */
export interface Option {
  readonly kind: 'gene' | 'capsule';
  readonly id: string;
  /** The Gene that is used if this is chosen: itself, or the one that the Capsule names. */
  readonly gene: string | undefined;
  /** Its `signals_match`, or its `trigger`. */
  readonly patterns: readonly string[];
  /** What one matching pattern counts. */
  readonly weight: number;
}

/** Genes that were distilled from Capsules begin so, and count less until they are proven. */
const DISTILLED_PREFIX = 'gene_distilled_';

/** Specification 6, "Initial selection score factor". */
const DISTILLED_WEIGHT = 0.8;

/** @returns undefined for what is neither Gene nor Capsule, and for a Capsule whose outcome failed */
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

/** The texts of a list; what is no list, and what is no text in it, is left out. */
export function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A number that is missing or negative counts nothing. */
function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? Math.max(0, value) : 0;
}

function hasFailed(outcome: Json | undefined): boolean {
  return isJsonObject(outcome) && outcome.status === 'failed';
}
