import { Command } from 'commander';
import { gate } from '../gate/gate.ts';
import type { Proof } from '../model/proof.ts';
import type { GateReport } from '../report/gate-report.ts';
import { failureText } from '../report/text/layout.ts';
import { renderProof } from '../report/text/proof.ts';
import { reportSections } from '../report/view/report-sections.ts';
import { singleQuoted } from '../rules/quoted.ts';
import { isProof } from '../run/proof/answer.ts';
import type { ExitCode } from '../verdict/verdict.ts';
import { progressFor } from './progress.ts';
import {
  formatOption,
  printAnswer,
  type RangeFlags,
  rangeRequest,
  textOptions,
  withChangeOptions,
} from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface ProveOptions extends RangeFlags {
  readonly format: 'text' | 'json';
  readonly verbose?: true;
}

/** `gene-gate prove -- COMMAND…`: tells whether a command passes with a change and fails without it. */
export const proveVerb: Verb = (terminal, done) =>
  withChangeOptions(
    new Command('prove').argument('<command...>', 'command in quotes, or its words after `--`'),
  )
    .addOption(formatOption())
    .option('--verbose', 'show more of the output of a command that fails')
    .action(async (words: readonly string[], options: ProveOptions) =>
      done(await prove(words, options, terminal)),
    );

async function prove(
  words: readonly string[],
  options: ProveOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const report = await gate({
    ...(await rangeRequest(options, terminal)),
    command: commandOf(words),
    run: true,
    progress: progressFor(terminal, !terminal.interactive),
  });
  if (report.error) {
    terminal.note(failureText(report.error, terminal));
    return 2;
  }
  const text = () => renderProof(report, textOptions(options, terminal));
  printAnswer(answerOf(report), text, options.format, terminal);
  const [proof] = report.genes.flatMap(({ commands }) => commands.map((each) => each.proof));
  return exitCodeOf(proof);
}

/** Returns the words as a shell would read them again; one word is a command as a gene has it. */
function commandOf(words: readonly string[]): string {
  const [only = '', ...others] = words;
  if (others.length === 0) return only;
  return words.map((word) => (PLAIN.test(word) ? word : singleQuoted(word))).join(' ');
}

const PLAIN = /^[\w@%+=:,./-]+$/;

function answerOf(report: GateReport) {
  const { base_sha, head_sha } = report;
  const { commands, about } = reportSections(report);
  return commands.map(({ gene, command }) => {
    const { verdict, outcome, proof } = command;
    const findings = about(gene, command).map(({ location, subject, ...finding }) => finding);
    return { command: command.command, base_sha, head_sha, verdict, findings, outcome, proof };
  })[0];
}

/** Without a subject, nothing is shown either. */
function exitCodeOf(proof: Proof | undefined): ExitCode {
  if (proof === undefined || proof.outcome === 'not_run') return 2;
  return isProof(proof) ? 0 : 1;
}
