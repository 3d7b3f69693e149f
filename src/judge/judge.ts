import { readCommand } from '../command/read.ts';
import type { Reading } from '../command/reading.ts';
import type { Platform } from '../model/run.ts';
import type { Risk } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';
import { type CommandContext, contextIn, type Proposal } from './context.ts';
import { type CommandJudgement, judgeReading, judgeRiskAlone } from './judge-reading.ts';

/** What every command is judged by. */
export interface JudgeTerms {
  /** Its `profile` decides the verdict. */
  readonly policy: Policy;
  /** What the commands would run in; undefined: what depends on files is not judged. */
  readonly tree: Tree | undefined;
  /** Paths that the change under review touches. */
  readonly changed: ReadonlySet<string>;
  /** Of the machine that would run the commands. */
  readonly platform: Platform;
}

/**
 * The one judge of commands. Equal strings are read once, and nothing is awaited before the tree has
 * been asked, so that the reads of many commands are answered together.
 */
export class Judge {
  readonly terms: JudgeTerms;
  /** What the profiles are given with each command. */
  readonly context: CommandContext;
  readonly #known = new Map<unknown, Promise<CommandJudgement>>();

  private constructor(terms: JudgeTerms, context: CommandContext) {
    this.terms = terms;
    this.context = context;
  }

  static by(terms: JudgeTerms): Judge {
    return new Judge(terms, contextIn(terms.tree, terms.policy, terms.platform, {}));
  }

  /** The same judge with other terms. */
  with(terms: Partial<JudgeTerms>): Judge {
    return Judge.by({ ...this.terms, ...terms }).proposed(this.context.proposal);
  }

  /** The same judge for a command about which something is said besides its text. */
  proposed(proposal: Proposal): Judge {
    const { tree, policy, platform } = this.terms;
    return new Judge(this.terms, contextIn(tree, policy, platform, proposal));
  }

  /**
   * Judges one command.
   *
   * @param command as it stands in the asset; what is not a string is judged too, and blocked
   * @throws GateError if the tree cannot be read
   */
  command(command: unknown): Promise<CommandJudgement> {
    const known = this.#known.get(command);
    if (known !== undefined) return known;
    const answer = this.#judge(command);
    this.#known.set(command, answer);
    return answer;
  }

  /**
   * Says what the `curated` profile says to a risk that somebody else computed.
   *
   * @param command what is given in place of a command; it is shown, and decides nothing
   */
  async risk(risk: Risk, command: unknown): Promise<CommandJudgement> {
    return judgeRiskAlone(await this.#read(command), risk, this.context);
  }

  async #judge(command: unknown): Promise<CommandJudgement> {
    return judgeReading(await this.#read(command), this.terms.policy.profile, this.context);
  }

  #read(command: unknown): Promise<Reading> {
    const { tree, changed } = this.terms;
    return readCommand(command, { ...(tree && { tree }), changed });
  }
}
