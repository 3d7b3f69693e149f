import { groupBy } from '../ground/group-by.ts';
import type { Experience } from './memory-graph.ts';
import { normalizeSignals } from './pattern.ts';

/** The influence of past outcomes on the selection, for one set of signals. */
export interface MemoryAdvice {
  /** The gene with the best history, at least one success and no ban. */
  readonly preferred: string | undefined;
  readonly banned: ReadonlySet<string>;
  /** `memory_prefer:…`, `memory_ban:…`, `gene_prior:…`, for the selector's reason. */
  readonly explanation: readonly string[];
}

/** Minimum Jaccard similarity of the signals of similar cycles (specification 4). */
const ALIKE = 0.34;

/** Half-life of an outcome's weight: with similar signals (specification 4), and for a gene overall. */
const HALF_LIFE_DAYS = { alike: 30, prior: 45 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The conditions of a ban. `alike` is from the specification (4, "Ban threshold"). `prior`, for genes
 * with little history for these signals, and its share in a score are from the reference engine.
 */
const BAN = {
  alike: { attempts: 2, below: 0.18 },
  prior: { attempts: 3, below: 0.12 },
} as const;
const PRIOR_SHARE = { beside: 0.12, alone: 0.4 } as const;

const MOST_NAMED = 6;

/**
 * Weighs past outcomes: `value = (successes + 1) / (total + 2) × 0.5 ^ (age / half-life)`, over the
 * cycles with similar signals, times their similarity, and over all cycles of a gene.
 */
export function adviseFrom(
  experiences: readonly Experience[],
  signals: readonly string[],
  genes: readonly string[],
  now: number,
): MemoryAdvice {
  const current = new Set(normalizeSignals(signals));
  const histories = [...new Set(genes)].map((gene) =>
    historyOf(
      gene,
      experiences.filter((experience) => experience.gene === gene),
      current,
      now,
    ),
  );
  const banned = histories.filter(isBanned).map(({ gene }) => gene);
  const [preferred] = histories
    .filter((history) => history.successes > 0 && !isBanned(history))
    .sort((a, b) => b.score - a.score);
  return {
    preferred: preferred?.gene,
    banned: new Set(banned),
    explanation: [
      ...(preferred ? [`memory_prefer:${preferred.gene}`] : []),
      ...(banned.length > 0 ? [`memory_ban:${banned.slice(0, MOST_NAMED).join(',')}`] : []),
      ...(preferred ? [`gene_prior:${preferred.prior.value.toFixed(3)}`] : []),
    ],
  };
}

interface Weighed {
  readonly value: number;
  readonly attempts: number;
}

interface GeneHistory {
  readonly gene: string;
  readonly successes: number;
  /** Over the cycles with similar signals. */
  readonly alike: Weighed;
  /** Over all cycles. */
  readonly prior: Weighed;
  readonly score: number;
}

function historyOf(
  gene: string,
  experiences: readonly Experience[],
  current: ReadonlySet<string>,
  now: number,
): GeneHistory {
  const edges = [...groupBy(experiences, ({ key }) => key).values()].flatMap((edge) => {
    const similarity = similarityOf(edge, current);
    if (similarity < ALIKE) return [];
    const { value, attempts } = weigh(edge, HALF_LIFE_DAYS.alike, now);
    return { value: value * similarity, attempts };
  });
  const alike = {
    value: Math.max(0, ...edges.map(({ value }) => value)),
    attempts: Math.max(0, ...edges.map(({ attempts }) => attempts)),
  };
  const prior = weigh(experiences, HALF_LIFE_DAYS.prior, now);
  return {
    gene,
    successes: experiences.filter(({ success }) => success).length,
    alike,
    prior,
    score:
      alike.value > 0
        ? alike.value + prior.value * PRIOR_SHARE.beside
        : prior.value * PRIOR_SHARE.alone,
  };
}

/** @returns value 0 without any attempt */
function weigh(experiences: readonly Experience[], halfLifeDays: number, now: number): Weighed {
  const attempts = experiences.length;
  if (attempts === 0) return { value: 0, attempts };
  const successes = experiences.filter(({ success }) => success).length;
  const newest = experiences.reduce((last, { at }) => Math.max(last, at ?? now), 0);
  const ageDays = Math.max(0, (now - newest) / DAY_MS);
  return { value: ((successes + 1) / (attempts + 2)) * 0.5 ** (ageDays / halfLifeDays), attempts };
}

function isBanned({ alike, prior }: GeneHistory): boolean {
  return (
    (alike.attempts >= BAN.alike.attempts && alike.value < BAN.alike.below) ||
    (alike.attempts < BAN.alike.attempts &&
      prior.attempts >= BAN.prior.attempts &&
      prior.value < BAN.prior.below)
  );
}

/** From 0 to 1. An entry may have only a key: its sorted normalised signals. */
function similarityOf([entry]: readonly Experience[], current: ReadonlySet<string>): number {
  if (entry?.key === [...current].sort().join('|')) return 1;
  return jaccard(current, new Set(normalizeSignals(entry?.signals ?? [])));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1;
  const common = [...a].filter((item) => b.has(item)).length;
  return common / (a.size + b.size - common);
}
