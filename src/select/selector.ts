import { type Asset, isJsonObject, type Json } from '../assets/asset.ts';
import { adviseFrom, type MemoryAdvice } from './memory.ts';
import type { Experience } from './memory-graph.ts';
import { matchesSignals } from './pattern.ts';

/** An {@link Option} with at least one matching pattern. */
export interface ScoredOption extends Option {
  /** The source of the matching patterns. */
  readonly matched: readonly string[];
  readonly score: number;
}

/** The selector JSON in the protocol's format. */
export interface Selector {
  /** Null if no signal matches any. */
  readonly selected: string | null;
  readonly reason: readonly string[];
  /** Ids of the next candidates, best first. */
  readonly alternatives: readonly string[];
}

export interface Selection {
  readonly selector: Selector;
  /** The selected candidate, then the alternatives. */
  readonly candidates: readonly ScoredOption[];
}

export interface SelectionRequest {
  readonly options: readonly Option[];
  readonly signals: readonly string[];
  /** The content of a memory graph; without it, only scores decide. */
  readonly memory?: { readonly experiences: readonly Experience[]; readonly now: number };
}

/** As in the reference engine. */
const MOST_ALTERNATIVES = 4;

/** A signal that suppresses one gene (specification 3.1, "Meta signals"). */
const BAN_SIGNAL = 'ban_gene:';

/**
 * Selects the best Gene or Capsule for a set of signals: the highest score wins, and equal scores keep
 * the order of `options`. A candidate preferred by memory comes first, a gene with the Capsules that
 * reuse it; banned genes and their Capsules are excluded. There is no random drift.
 */
export function select({ options, signals, memory }: SelectionRequest): Selection {
  const adviceOn = (kind: Option['kind'], experiences: readonly Experience[]) => {
    const ids = options.filter((each) => each.kind === kind).map(({ id }) => id);
    return memory && adviseFrom(experiences, signals, ids, memory.now);
  };
  const experiences = memory?.experiences ?? [];
  const advice = adviceOn('gene', experiences);
  // A Capsule's history is the cycles that used it; it is weighed like a gene's.
  const uses = experiences.flatMap(({ capsules: used = [], ...cycle }) =>
    used.map((capsule) => ({ ...cycle, gene: capsule })),
  );
  const capsules = adviceOn('capsule', uses);
  const banned = new Set([...(advice?.banned ?? []), ...bannedBySignal(signals)]);
  const allowed = rank(options, signals).filter(
    ({ id, kind, gene }) =>
      (gene === undefined || !banned.has(gene)) &&
      !(kind === 'capsule' && capsules?.banned.has(id)),
  );
  const preference = ({ id, kind, gene }: ScoredOption) => {
    if (kind === 'capsule' && id === capsules?.preferred) return 2;
    return gene !== undefined && gene === advice?.preferred ? 1 : 0;
  };
  const candidates = allowed
    .toSorted((a, b) => preference(b) - preference(a))
    .slice(0, 1 + MOST_ALTERNATIVES);
  const [selected, ...alternatives] = candidates;
  return {
    selector: {
      selected: selected?.id ?? null,
      reason: reasonFor(selected, signals, [
        ...(selected?.id === capsules?.preferred ? (capsules?.explanation ?? []) : []),
        ...(advice?.explanation ?? []),
      ]),
      alternatives: alternatives.map(({ id }) => id),
    },
    candidates,
  };
}

function bannedBySignal(signals: readonly string[]): string[] {
  return signals
    .filter((signal) => signal.startsWith(BAN_SIGNAL))
    .map((signal) => signal.slice(BAN_SIGNAL.length));
}

function reasonFor(
  selected: ScoredOption | undefined,
  signals: readonly string[],
  explanation: MemoryAdvice['explanation'],
): string[] {
  return [
    ...choiceOf(selected),
    ...(signals.length > 0 ? [`signals: ${signals.join(', ')}`] : []),
    ...(explanation.length > 0 ? [`memory_graph: ${explanation.join(' | ')}`] : []),
  ];
}

function choiceOf(selected: ScoredOption | undefined): string[] {
  if (selected === undefined) return ['no matching gene found; new gene may be required'];
  if (selected.kind === 'gene') return ['signals match gene.signals_match'];
  return [
    'signals match capsule.trigger',
    ...(selected.gene === undefined ? [] : [`capsule.gene: ${selected.gene}`]),
  ];
}

/** Matching options, best first. Equal scores keep the order of `options`. */
function rank(options: readonly Option[], signals: readonly string[]): ScoredOption[] {
  return options
    .map((option) => {
      const matched = option.patterns.filter((pattern) => matchesSignals(pattern, signals));
      return { ...option, matched, score: matched.length * option.weight };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => (a.score === b.score ? 0 : a.score < b.score ? 1 : -1));
}

/** A candidate for selection. */
export interface Option {
  readonly kind: 'gene' | 'capsule';
  readonly id: string;
  /** The Gene itself, or the one named by the Capsule. */
  readonly gene: string | undefined;
  readonly patterns: readonly string[];
  readonly weight: number;
}

const DISTILLED_PREFIX = 'gene_distilled_';

/** Specification 6, "Initial selection score factor". */
const DISTILLED_WEIGHT = 0.8;

/** @returns undefined for other asset types, and for a Capsule whose outcome failed */
export function optionOf({ type, id, value }: Asset): Option | undefined {
  if (type === 'Gene') {
    const weight = id.startsWith(DISTILLED_PREFIX) ? DISTILLED_WEIGHT : 1;
    return { kind: 'gene', id, gene: id, patterns: strings(value.signals_match), weight };
  }
  const hasFailed = isJsonObject(value.outcome) && value.outcome.status === 'failed';
  if (type !== 'Capsule' || hasFailed) return undefined;
  const { gene, trigger, confidence, success_streak: streak } = value;
  return {
    kind: 'capsule',
    id,
    gene: typeof gene === 'string' ? gene : undefined,
    patterns: strings(trigger),
    weight: Math.min(1, numberOf(confidence)) * Math.max(1, numberOf(streak)),
  };
}

function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A missing or negative number counts as 0. */
function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? Math.max(0, value) : 0;
}
