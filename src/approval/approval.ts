import type { Audit, AuditedGene } from '../audit/audited.ts';
import { GateError } from '../ground/error.ts';
import type { Approval, Confirmation } from '../model/verdict.ts';
import { CONFIRMATIONS } from '../model/word-lists.ts';
import type { Policy } from '../policy/policy.ts';
import {
  type ApprovalSubject,
  approvalDigest,
  groupDigest,
  type JudgedHead,
  weakensGate,
} from './approval-subject.ts';

/** How to approve: by a review of the pull request, or by a digest on the command line. */
export type ApprovalMethod = 'review' | 'digest';

/** The valid approvals, and the reasons against others. */
export interface ApprovalAnswer {
  /** From different people. */
  readonly approvals: readonly Approval[];
  /** Why other approvals do not count, as sentences without a full stop. */
  readonly refusals: readonly string[];
}

/** The head of an approval: never the test merge; in a merge queue, each queued pull request. */
export interface ApprovalHead {
  /** The pull request whose reviews count, if any. */
  readonly pullRequest?: number;
  /** @throws GateError if the commit cannot be fetched or judged */
  readonly judge: () => Promise<JudgedHead>;
}

/** The input of an approver for one head. */
export interface Question {
  /** Logins of permitted approvers; empty: everyone with write access. */
  readonly people: readonly string[];
  readonly pullRequest?: number;
  readonly subject: ApprovalSubject;
}

/** A question that reviews of a pull request can answer. */
export interface ReviewQuestion extends Question {
  /** The scope at an earlier commit, under today's policy. @throws GateError if it cannot be judged */
  subjectAt(commit: string): Promise<ApprovalSubject>;
  /** @param time in ISO 8601 @throws GateError if the base branch's history is unreadable */
  policyChangedSince(time: string): Promise<boolean>;
}

/** A source of approvals. */
export interface Approver<Asked extends Question = Question> {
  readonly means: ApprovalMethod;
  /** Never rejects: an error becomes a refusal. */
  readonly find: (question: Asked) => Promise<ApprovalAnswer>;
}

/** The approvals that a gene needs before it may run. */
export interface Waiting {
  readonly confirmation: Exclude<Confirmation, 'standard'>;
  /** Number of required people. On the command line, the user is enough. */
  readonly needed: number;
  readonly given: number;
}

/** The genes that require approval, and the approvals found. */
export interface ApprovalState extends ApprovalAnswer {
  readonly means: ApprovalMethod;
  /** Genes without enough approvals, which may not run. */
  readonly waiting: ReadonlyMap<AuditedGene, Waiting>;
  readonly gate?: Pick<Waiting, 'needed' | 'given'>;
  /** The digest to approve; undefined if nothing requires approval, or a head cannot be judged. */
  readonly digest?: string;
}

/**
 * Finds the genes whose commands require confirmation, and checks for enough approvals. A gene that may not run
 * anyway does not wait. A change that weakens the gate also requires approval. In a merge group, every pull
 * request needs it whose head also requires it; if no head does, all need it.
 */
export async function findApprovals(
  audit: Pick<Audit, 'genes' | 'findings'>,
  terms: Policy['approvals'],
  heads: readonly ApprovalHead[],
  approver: Approver,
): Promise<ApprovalState> {
  const { means } = approver;
  const gateNeeds = weakensGate(audit) ? neededBy(terms.gate, means) : 0;
  const asking = audit.genes.flatMap((gene) => {
    const confirmation = strongestConfirmation(gene);
    if (confirmation === 'standard') return [];
    return [{ gene, confirmation, needed: neededBy(terms[confirmation], means) }];
  });
  if (asking.length === 0 && gateNeeds === 0) return { ...NOTHING_WAITS, means };
  const found = await Promise.all(heads.map((head) => answerFor(head, terms.people, approver)));
  const answers = heads.length > 1 ? found.map(named) : found;
  const waiting = asking.flatMap(({ gene, ...need }) => {
    const given = givenBy(answers, ({ asking }) => asking?.has(keyOf(gene)) ?? true);
    return need.needed > given ? [[gene, { ...need, given }] as const] : [];
  });
  const gateGiven = givenBy(answers, ({ weakensGate: weakens }) => weakens ?? true);
  const digests = answers.flatMap(({ digest }) => digest ?? []);
  const digest = digests.length === heads.length ? groupDigest(digests) : undefined;
  return {
    means,
    approvals: answers.flatMap(({ approvals }) => approvals),
    refusals: answers.flatMap(({ refusals }) => refusals),
    waiting: new Map(waiting),
    ...(gateNeeds > gateGiven && { gate: { needed: gateNeeds, given: gateGiven } }),
    ...(digest !== undefined && { digest }),
  };
}

/** On the command line, the user is enough. */
function neededBy(people: number, means: ApprovalMethod): number {
  return means === 'digest' ? Math.min(people, 1) : people;
}

/** Counts the approvals that every concerned head has; if no head is concerned, all heads count. */
function givenBy(
  answers: readonly HeadAnswer[],
  isConcerned: (answer: HeadAnswer) => boolean,
): number {
  const concerned = answers.filter(isConcerned);
  const counted = concerned.length > 0 ? concerned : answers;
  // Nobody can have approved a group without known pull requests.
  if (counted.length === 0) return 0;
  return Math.min(...counted.map(({ approvals }) => approvals.length));
}

interface HeadAnswer extends ApprovalAnswer {
  readonly pullRequest: number | undefined;
  /** The genes that require confirmation at this head, by {@link keyOf}; undefined: any gene may. */
  readonly asking?: ReadonlySet<string>;
  /** Undefined if the head could not be judged. */
  readonly weakensGate?: boolean;
  readonly digest?: string;
}

async function answerFor(
  { pullRequest, judge }: ApprovalHead,
  people: readonly string[],
  { find }: Approver,
): Promise<HeadAnswer> {
  try {
    const { subject, genes, weakensGate: weakens } = await judge();
    const digest = approvalDigest(subject);
    const asked = { people, subject, ...(pullRequest !== undefined && { pullRequest }) };
    const { approvals, refusals } = await find(asked);
    const asking = genes.filter((gene) => strongestConfirmation(gene) !== 'standard').map(keyOf);
    return {
      pullRequest,
      approvals,
      refusals,
      asking: new Set(asking),
      weakensGate: weakens,
      digest,
    };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const refusal = `could not judge the head: ${error.message}`;
    return { pullRequest, approvals: [], refusals: [refusal] };
  }
}

function named(answer: HeadAnswer): HeadAnswer {
  const { pullRequest: number, approvals, refusals } = answer;
  if (number === undefined) return answer;
  return {
    ...answer,
    approvals: approvals.map((approval) => ({ ...approval, pull_request: number })),
    refusals: refusals.map((refusal) => `pull request ${number}: ${refusal}`),
  };
}

/** Returns the same key for a gene in audits of several commits. */
function keyOf({ asset: { path, id } }: AuditedGene): string {
  return JSON.stringify([path, id]);
}

/** Returns the strongest confirmation that a gene's commands require; `standard` if it may not run. */
function strongestConfirmation({ commands }: Pick<AuditedGene, 'commands'>): Confirmation {
  if (commands.some(({ plan }) => plan === undefined)) return 'standard';
  const asked = commands.map(({ confirmation }) => CONFIRMATIONS.indexOf(confirmation));
  return CONFIRMATIONS[Math.max(0, ...asked)] ?? 'standard';
}

/** The state if nothing requires approval. */
export const NOTHING_WAITS: ApprovalState = {
  means: 'digest',
  approvals: [],
  refusals: [],
  waiting: new Map(),
};
