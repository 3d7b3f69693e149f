import type { ComponentChildren } from 'preact';
import { ruleOf } from '../../rules/catalogue.ts';
import type { GateReport, ReportCommand, ReportFinding, ReportGene } from '../gate-report.ts';
import { groupBy } from '../view/group.ts';
import {
  commandKey,
  type ReportSections,
  reportSections,
  standsAt,
} from '../view/report-sections.ts';

/** What the sections of the page share. Anchors are counted, never made of untrusted text. */
export interface HtmlPage {
  readonly report: GateReport;
  readonly sections: ReportSections;
  /** The anchor of a gene. */
  readonly geneAnchor: (gene: ReportGene) => string | undefined;
  /** The anchor of a command. */
  readonly commandAnchor: (command: ReportCommand) => string | undefined;
  /** The anchor of a rule, if the catalogue has it. */
  readonly ruleAnchor: (rule: string) => string | undefined;
  /** Everything that was found about one command, suppressed or not. */
  readonly findingsOf: (gene: ReportGene, command: ReportCommand) => readonly ReportFinding[];
  /** Everything that was found about a gene and none of its commands. */
  readonly findingsOfGene: (gene: ReportGene) => readonly ReportFinding[];
}

/** One part of the page; a part without data does not exist. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** How many things it lists, for the table of contents. */
  readonly count?: number;
  readonly body: ComponentChildren;
}

export function pageOf(report: GateReport): HtmlPage {
  const genes = new Map(report.genes.map((gene, index) => [gene, `gene-${index + 1}`]));
  const commands = new Map(
    report.genes.flatMap((gene) =>
      gene.commands.map((command, index) => [command, `${genes.get(gene)}-${index + 1}`]),
    ),
  );
  const bySubject = groupBy(report.findings, ({ subject }) =>
    commandKey(subject?.id, subject?.command),
  );
  return {
    report,
    sections: reportSections(report),
    geneAnchor: (gene) => genes.get(gene),
    commandAnchor: (command) => commands.get(command),
    ruleAnchor: (rule) => (ruleOf(rule) ? `rule-${rule}` : undefined),
    findingsOf: (gene, command) =>
      (bySubject.get(commandKey(gene.id, command.command)) ?? []).filter((finding) =>
        standsAt(finding, gene, command),
      ),
    findingsOfGene: (gene) =>
      (bySubject.get(commandKey(gene.id, undefined)) ?? []).filter(
        ({ location }) => location === undefined || location.path === gene.path,
      ),
  };
}
