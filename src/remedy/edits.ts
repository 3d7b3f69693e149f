import type { Judge } from '../judge/judge.ts';
import type { CommandJudgement } from '../judge/judge-reading.ts';
import type { Edit } from '../model/edit.ts';
import type { Finding } from '../rules/finding.ts';
import { CHECKS_NOTHING } from './reason.ts';
import {
  type CommandFix,
  fixList,
  LONGEST,
  rewriteCommand,
  SUGGESTIONS,
} from './rewrite-command.ts';
import { ScriptStore } from './script-store.ts';

/** Rules about allowed commands that do not do what they say. */
const POINTLESS: ReadonlySet<string> = new Set(
  'checks-syntax-only npm-script-missing only-prints target-missing'.split(' '),
);

/**
 * Proposes replacements for the commands of one gene: adds an edit to the first finding that it
 * resolves. The same Judge accepted every new command.
 * @param fixable whether `gene-gate fix` may change the file of the commands
 */
export async function withEdits<J extends CommandJudgement>(
  judgements: readonly J[],
  judge: Judge,
  fixable: boolean,
): Promise<readonly J[]> {
  if (judgements.every(({ verdict }) => verdict === 'allow')) return judgements;
  const commands = judgements.map(({ reading }) => reading.command);
  const store = new ScriptStore(judge);
  const short = commands.map((each) => (each.length > LONGEST ? '' : each));
  const fixes = fixable ? await fixList(short, store) : [];
  return Promise.all(
    judgements.map(async (judgement, index) => {
      const { command } = judgement.reading;
      if (judgement.verdict === 'allow' || command.length > LONGEST) return judgement;
      const fix = fixes[index];
      if (fix?.kind === 'fixed') {
        return attach(judgement, editOf(command, fix, store), store.judge);
      }
      return byHand(judgement, judge, fix);
    }),
  );
}

/** Proposes a replacement for a command that is in no file. */
export async function withEdit<J extends CommandJudgement>(judgement: J, judge: Judge): Promise<J> {
  const [edited = judgement] = await withEdits([judgement], judge, false);
  return edited;
}

export function editOf(
  old: string,
  { commands, scripts }: Extract<CommandFix, { readonly kind: 'fixed' }>,
  store: ScriptStore,
): Edit {
  const files = scripts
    .map((script) => store.pathOf(script))
    .flatMap((path) => {
      const text = store.textOf(path);
      return text === undefined ? [] : [{ path, text }];
    });
  return { old, new: commands, ...(files.length > 0 && { files }), fix: true };
}

/** Proposes a replacement that a person or an agent has to write, with any script that it needs. */
async function byHand<J extends CommandJudgement>(
  judgement: J,
  judge: Judge,
  known?: CommandFix,
): Promise<J> {
  const { command } = judgement.reading;
  const left = known ?? (await rewriteCommand(command, new ScriptStore(judge)));
  if (left.kind === 'left' && CHECKS_NOTHING.has(left.reason.id))
    return advised(judgement, left.reason.remedy);
  const store = new ScriptStore(judge);
  const fix = await rewriteCommand(command, store, {
    rewrites: SUGGESTIONS,
    accepts: ({ findings }) => !findings.some(({ rule }) => POINTLESS.has(rule)),
  });
  if (fix.kind !== 'fixed') return judgement;
  return attach(judgement, { ...editOf(command, fix, store), fix: false }, store.judge);
}

/** No other form of a command that checks nothing is better, so `fix` and the report give the same advice. */
function advised<J extends CommandJudgement>(judgement: J, advice: string): J {
  const [first, ...others] = judgement.findings;
  return first ? { ...judgement, findings: [{ ...first, advice }, ...others] } : judgement;
}

/** @returns the judgement unchanged if the edit resolves none of its findings */
async function attach<J extends CommandJudgement>(
  judgement: J,
  edit: Edit,
  judge: Judge,
): Promise<J> {
  const { findings, verdict } = judgement;
  const after = await Promise.all(edit.new.map((command) => judge.command(command)));
  if (after.some((each) => each.verdict === 'block')) return judgement;
  const known = new Set(findings.map(({ rule }) => rule));
  const rules = after
    .flatMap((each) => each.findings)
    .flatMap(({ rule, severity }) => (severity === 'notice' ? [] : rule));
  const isNew = rules.some((rule) => !known.has(rule));
  if (verdict === 'warn' && isNew) return judgement;
  const isResolved = ({ rule, severity }: Finding) =>
    verdict === 'block' ? severity === 'error' : !rules.includes(rule);
  const resolved = findings.find(isResolved);
  if (resolved === undefined) return judgement;
  return {
    ...judgement,
    findings: findings.map((each) => (each === resolved ? { ...each, edit } : each)),
  };
}
