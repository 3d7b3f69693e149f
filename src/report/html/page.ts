import type { ComponentChildren } from 'preact';
import { groupBy } from '../../ground/group-by.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import type { GateReport, ReportCommand, ReportFinding, ReportGene } from '../gate-report.ts';
import {
  commandKey,
  type ReportSections,
  reportSections,
  standsAt,
} from '../view/report-sections.ts';

/** Genes and commands on a page: a browser is slow with more. */
const MOST_SHOWN = 4_000;

/** The data that all sections share. Anchors are numbered and contain no untrusted text. */
export interface HtmlPage {
  readonly report: GateReport;
  readonly sections: ReportSections;
  /** The genes that the page shows, those that do not pass first. */
  readonly genes: readonly ReportGene[];
  /** The anchor of a gene. */
  readonly geneAnchor: (gene: ReportGene) => string | undefined;
  /** The anchor of a command. */
  readonly commandAnchor: (command: ReportCommand) => string | undefined;
  /** The anchor of a rule in the catalogue. */
  readonly ruleAnchor: (rule: string) => string | undefined;
  /** All findings about one command, including suppressed ones. */
  readonly findingsOf: (gene: ReportGene, command: ReportCommand) => readonly ReportFinding[];
  /** All findings about a gene but not about one of its commands. */
  readonly findingsOfGene: (gene: ReportGene) => readonly ReportFinding[];
}

/** One section of the page; a section without data is omitted. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** The number of its items, for the table of contents. */
  readonly count?: number;
  readonly body: ComponentChildren;
}

export function pageOf(report: GateReport): HtmlPage {
  const shown = shownGenes(report.genes);
  const isShown = new Set(shown);
  const genes = new Map(
    report.genes.flatMap((gene, index) =>
      isShown.has(gene) ? [[gene, `gene-${index + 1}`] as const] : [],
    ),
  );
  const commands = new Map(
    shown.flatMap((gene) =>
      gene.commands.map((command, index) => [command, `${genes.get(gene)}-${index + 1}`]),
    ),
  );
  const bySubject = groupBy(report.findings, ({ subject }) =>
    commandKey(subject?.id, subject?.command),
  );
  return {
    report,
    sections: reportSections(report),
    genes: shown,
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

function shownGenes(genes: readonly ReportGene[]): ReportGene[] {
  const passing = (gene: ReportGene) => gene.verdict === 'pass';
  let left = MOST_SHOWN;
  return [...genes.filter((gene) => !passing(gene)), ...genes.filter(passing)].filter(
    ({ commands }) => {
      left -= 1 + commands.length;
      return left >= 0;
    },
  );
}
