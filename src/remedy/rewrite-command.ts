import { dangerIn } from '../judge/command-harm.ts';
import type { CommandJudgement } from '../judge/judge-reading.ts';
import type { RuleId } from '../rules/catalogue.ts';
import { CANNOT_FAIL, type Reason, reasonOf, reasons } from './reason.ts';
import { makeRelative, moveCode } from './rewrites/move-code.ts';
import { dropLauncher, nameProgram, spellProgram } from './rewrites/program-names.ts';
import type { Rewrite, RewriteStep } from './rewrites/rewrite.ts';
import {
  dropRedirection,
  dropUnread,
  findPrinter,
  splitConjunction,
  trimBlanks,
} from './rewrites/shell-syntax.ts';
import type { ScriptStore } from './script-store.ts';
import { dropFlag, requireEach, spellScript, useNpm, useNpx } from './suggestions/dropped-parts.ts';

/** Depth of nested rewrites: code with blanks around it inside of `a && b` has depth three. */
const MAX_DEPTH = 6;
/** Number of commands judged to rewrite one. */
const MAX_JUDGED = 200;

export type CommandFix =
  | { readonly kind: 'fine' }
  | {
      readonly kind: 'fixed';
      /** The replacements, in order; the audit blocks none of them. */
      readonly commands: readonly string[];
      readonly steps: readonly RewriteStep[];
      readonly scripts: readonly string[];
    }
  | { readonly kind: 'left'; readonly reason: Reason };

type Fixed = Extract<CommandFix, { readonly kind: 'fixed' }>;

interface RewriteTerms {
  /** In the order of trying; default: the rewrites that keep the behaviour. */
  readonly rewrites?: readonly Rewrite[];
  /** Whether to propose an allowed command; default: always. */
  readonly accepts?: (judgement: CommandJudgement) => boolean;
}

/**
 * Rewrites a command until the Judge reports nothing about it, or leaves it unchanged. The first
 * rewrite that succeeds counts. Runs nothing.
 */
export async function rewriteCommand(
  command: string,
  store: ScriptStore,
  terms: RewriteTerms = {},
): Promise<CommandFix> {
  return new Search(store, terms).rewrite(command, MAX_DEPTH);
}

class Search {
  readonly #store: ScriptStore;
  readonly #rewrites: readonly Rewrite[];
  readonly #accepts: (judgement: CommandJudgement) => boolean;
  #left = MAX_JUDGED;

  constructor(store: ScriptStore, { rewrites = REWRITES, accepts = () => true }: RewriteTerms) {
    this.#store = store;
    this.#rewrites = rewrites;
    this.#accepts = accepts;
  }

  async rewrite(command: string, depth: number): Promise<CommandFix> {
    this.#left -= 1;
    const judgement = await this.#store.judge.command(command);
    const { reading, verdict, findings } = judgement;
    if (verdict === 'allow') return { kind: 'fine' };
    const danger = dangerIn(command)?.does;
    if (danger !== undefined && verdict === 'block') {
      return { kind: 'left', reason: reasons.dangerous(danger) };
    }
    let reason: Reason | undefined;
    for (const rewrite of depth > 0 && this.#left > 0 ? this.#rewrites : []) {
      const rewritten = await rewrite(reading, this.#store);
      if (rewritten === undefined) continue;
      if ('reason' in rewritten) {
        reason ??= rewritten.reason;
        continue;
      }
      const parts = await this.#inTurn(rewritten.commands, depth - 1);
      const combined = combine(rewritten, parts);
      if (combined.kind === 'left') reason ??= combined.reason;
      else return combined;
    }
    const [first] = findings;
    const mayStay = depth === MAX_DEPTH || this.#accepts(judgement);
    if (first === undefined || (verdict === 'warn' && mayStay)) return { kind: 'fine' };
    return { kind: 'left', reason: reason ?? reasonOf(first) };
  }

  /** Sequential, because each command's tree contains the scripts of the earlier ones. */
  async #inTurn(commands: readonly string[], depth: number): Promise<CommandFix[]> {
    const results: CommandFix[] = [];
    for (const command of commands) {
      if (results.some(isStuck) || this.#left <= 0) break;
      results.push(await this.rewrite(command, depth));
    }
    return results;
  }
}

/** Whether a part makes the rest useless. */
function isStuck(part: CommandFix): part is Extract<CommandFix, { readonly kind: 'left' }> {
  return part.kind === 'left' && part.reason.id !== CANNOT_FAIL;
}

/** Joins the parts of a rewritten command; drops parts that cannot fail. */
function combine(
  rewritten: { step: RewriteStep; commands: readonly string[]; scripts?: readonly string[] },
  parts: readonly CommandFix[],
): Exclude<CommandFix, { readonly kind: 'fine' }> {
  const stuck = parts.find(isStuck);
  if (stuck !== undefined) return stuck;
  const fixed = parts.flatMap((part, index): Omit<Fixed, 'kind'>[] => {
    if (part.kind === 'left') return [];
    const command = rewritten.commands[index] ?? '';
    return part.kind === 'fixed' ? [part] : [{ commands: [command], steps: [], scripts: [] }];
  });
  const vacuous = parts.find((part) => part.kind === 'left');
  if (fixed.length === 0 || parts.length < rewritten.commands.length) {
    return vacuous ?? { kind: 'left', reason: reasons.tooLong() };
  }
  return {
    kind: 'fixed',
    commands: fixed.flatMap(({ commands }) => commands),
    steps: [
      rewritten.step,
      ...(vacuous === undefined ? [] : (['command that only prints removed'] as const)),
      ...fixed.flatMap(({ steps }) => steps),
    ],
    scripts: [...(rewritten.scripts ?? []), ...fixed.flatMap(({ scripts }) => scripts)],
  };
}

/** Longer commands are blocked without a remedy. */
export const LONGEST = 16 * 1024;

/**
 * Rewrites the commands of one gene without changing their behaviour. A command that cannot fail is
 * removed if one that can remains. No rewrite repeats a command of the list, or adds a finding that no
 * command of the gene has.
 * @param commands values other than strings stay
 */
export async function fixList(
  commands: readonly unknown[],
  store: ScriptStore,
): Promise<readonly CommandFix[]> {
  const fixes: CommandFix[] = [];
  for (const command of commands) {
    const isCommand = typeof command === 'string' && command.length <= LONGEST;
    fixes.push(isCommand ? await rewriteCommand(command, store) : { kind: 'fine' });
  }
  const known = new Set((await rulesOf(commands, store)).flat());
  const clean = await Promise.all(
    fixes.map(async (fix): Promise<CommandFix> => {
      const found = fix.kind === 'fixed' ? (await rulesOf(fix.commands, store)).flat() : [];
      const isNew = found.some((rule) => !known.has(rule));
      return isNew ? { kind: 'left', reason: reasons.addsProblems() } : fix;
    }),
  );
  return withoutRepeats(commands, await withoutPrinters(commands, clean, store));
}

/** The rules that report a warning or an error, by command. */
function rulesOf(commands: readonly unknown[], { judge }: ScriptStore): Promise<RuleId[][]> {
  return Promise.all(
    commands.map(async (command) => {
      const { findings } = await judge.command(command);
      return findings.flatMap(({ rule, severity }) => (severity === 'notice' ? [] : rule));
    }),
  );
}

async function withoutPrinters(
  commands: readonly unknown[],
  fixes: readonly CommandFix[],
  store: ScriptStore,
): Promise<readonly CommandFix[]> {
  if (!fixes.some(isRemovable)) return fixes;
  const checks = await Promise.all(
    fixes.map(async (fix, index) => {
      if (fix.kind === 'fixed') return true;
      if (fix.kind === 'left') return false;
      const { findings, verdict } = await store.judge.command(commands[index]);
      return verdict !== 'block' && !findings.some(({ rule }) => rule === 'only-prints');
    }),
  );
  return checks.includes(true)
    ? fixes.map((fix) => (isRemovable(fix) ? PRINTER_REMOVED : fix))
    : fixes;
}

/**
 * Drops rewritten commands that repeat an earlier entry or that repeat later: equal commands run once,
 * at the first place. The author's own repetitions stay.
 */
function withoutRepeats(
  commands: readonly unknown[],
  fixes: readonly CommandFix[],
): readonly CommandFix[] {
  const seen = new Set<unknown>();
  const made = new Set<unknown>();
  return fixes.map((fix, index) => {
    const command = commands[index];
    if (fix.kind !== 'fixed') {
      seen.add(command);
      return made.has(command) ? REPEAT_REMOVED : fix;
    }
    const first = fix.commands.filter((each) => !seen.has(each) && seen.add(each));
    for (const each of first) made.add(each);
    if (first.length === fix.commands.length) return fix;
    return { ...fix, commands: first, steps: [...fix.steps, ...REPEAT_REMOVED.steps] };
  });
}

const PRINTER_REMOVED: Fixed = removal('command that only prints removed');
const REPEAT_REMOVED: Fixed = removal('repeated command removed');

function removal(step: RewriteStep): Fixed {
  return { kind: 'fixed', commands: [], steps: [step], scripts: [] };
}

function isRemovable(fix: CommandFix): boolean {
  return fix.kind === 'left' && fix.reason.id === CANNOT_FAIL;
}

/** Rewrites that keep the behaviour, in the order of trying: from the whole command to its words. */
const REWRITES: readonly Rewrite[] = [
  trimBlanks,
  moveCode,
  dropRedirection,
  dropUnread,
  splitConjunction,
  findPrinter,
  dropLauncher,
  nameProgram,
  spellProgram,
  makeRelative,
];

/**
 * Rewrites that keep the purpose of a command but not exactly its behaviour, so a person or an agent
 * decides. Tried last.
 */
export const SUGGESTIONS: readonly Rewrite[] = [
  ...REWRITES,
  requireEach,
  spellScript,
  dropFlag,
  useNpm,
  useNpx,
];
