import { type Start, type Store, storeOf } from '../assets/store.ts';
import { contextAbove, fromRoot } from '../command/above.ts';
import { inPlaceOfNpm } from '../command/in-place-of-npm.ts';
import { type ReadingContext, readCommand } from '../command/read.ts';
import type { Reading } from '../command/reading.ts';
import { AuditClock } from '../ground/signals.ts';
import type { Platform } from '../model/run.ts';
import type { Risk } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import { additionsFor, programTerms } from '../programs/registry.ts';
import type { Tree } from '../repo/tree.ts';
import { type CommandContext, contextIn, type Proposal } from './command-context.ts';
import { type CommandJudgement, judgeReading, judgeRiskAlone, unjudged } from './judge-reading.ts';

export interface JudgeTerms {
  /** Its `profile` decides the verdict. */
  readonly policy: Policy;
  /** Nothing that depends on files is judged without it. */
  readonly tree: Tree | undefined;
  /** The tree before the change, for comparing dependencies. */
  readonly base?: Tree;
  readonly changed: ReadonlySet<string>;
  /** Where the commands would run. */
  readonly platform: Platform;
  /** The working directory of all commands; default: the root of their file's store. */
  readonly cwd?: string;
  /** The name of the checkout in the directory above it, where all commands start; `cwd` is then `''`. */
  readonly checkoutAs?: string | undefined;
  /** Ends the audit. */
  readonly signal?: AbortSignal;
  /** Default: a new clock. */
  readonly clock?: AuditClock;
}

/** Cached judgements; several genes' remedies ask for them again. */
const MOST_KNOWN = 4_000;

/** Judges commands. Judgements are cached, and concurrent ones batch their reads of the tree. */
export class Judge {
  readonly terms: JudgeTerms;
  readonly context: CommandContext;
  readonly clock: AuditClock;
  readonly #known = new Map<unknown, Promise<CommandJudgement>>();
  readonly #inDirectories = new Map<string, Judge>();
  #reading?: ReadingContext;

  private constructor(terms: JudgeTerms, context: CommandContext, clock: AuditClock) {
    this.terms = terms;
    this.context = context;
    this.clock = clock;
  }

  static by(terms: JudgeTerms): Judge {
    const context = contextIn(terms, {});
    return new Judge(terms, context, terms.clock ?? new AuditClock(terms.signal));
  }

  with(terms: Partial<JudgeTerms>): Judge {
    const all = { ...this.terms, ...terms };
    const context = contextIn(all, this.context.proposal);
    return new Judge(all, context, this.clock);
  }

  proposed(proposal: Proposal): Judge {
    return new Judge(this.terms, contextIn(this.terms, proposal), this.clock);
  }

  /** `cwd` of the terms, if set, overrides its root. */
  storeOf(file: string): Store {
    const { cwd, checkoutAs } = this.terms;
    const store = storeOf(file, this.terms);
    return cwd === undefined ? store : { ...store, root: cwd, checkoutAs };
  }

  /** For the commands of an asset file, which start in its store's root. */
  forFile(file: string): Judge {
    return this.startingIn(this.storeOf(file));
  }

  /** For commands that start elsewhere. */
  startingIn({ root, checkoutAs }: Start): Judge {
    if (root === (this.terms.cwd ?? '') && checkoutAs === this.terms.checkoutAs) return this;
    const key = checkoutAs === undefined ? root : `../${checkoutAs}`;
    const judge = this.#inDirectories.get(key) ?? this.with({ cwd: root, checkoutAs });
    this.#inDirectories.set(key, judge);
    return judge;
  }

  /**
   * Judges one command; blocks one that cannot be judged, for example because its file is unreadable.
   * @param command the value in the asset; a value other than a string is blocked
   * @throws GateError `interrupted`
   */
  command(command: unknown): Promise<CommandJudgement> {
    const known = this.#known.get(command);
    if (known !== undefined) return known;
    const answer = this.#judge(command);
    this.#known.set(command, answer);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN) this.#known.delete(oldest);
    return answer;
  }

  /**
   * Judges a precomputed risk by the `curated` profile.
   * @param command text to show, which is not judged
   */
  async risk(risk: Risk, command: unknown): Promise<CommandJudgement> {
    return judgeRiskAlone(await this.#read(command), risk, this.context);
  }

  async #judge(command: unknown): Promise<CommandJudgement> {
    const { profile } = this.terms.policy;
    try {
      return judgeReading(await this.#read(command), profile, this.context);
    } catch (error) {
      return unjudged(command, profile, error, this.context);
    }
  }

  async #read(command: unknown): Promise<Reading> {
    const { checkoutAs } = this.terms;
    this.#reading ??= this.#readingContext();
    const context = this.#reading;
    await this.clock.tick();
    const reading = await inPlaceOfNpm(await readCommand(command, context), context);
    return checkoutAs === undefined ? reading : fromRoot(checkoutAs, reading);
  }

  #readingContext(): ReadingContext {
    const { tree, base, changed, cwd = '', checkoutAs, policy } = this.terms;
    const context = {
      ...(tree && { tree }),
      ...(base && { base }),
      ...{ changed, cwd, clock: this.clock },
      programs: programTerms(policy),
      isOutput: additionsFor(policy).areBuilt,
    };
    return checkoutAs === undefined ? context : contextAbove(checkoutAs, context);
  }
}
