import { groupBy } from '../../ground/group-by.ts';
import type { GateReport, ReportCommand, ReportFinding, ReportGene } from '../gate-report.ts';
import {
  commandKey,
  type ReportSections,
  reportSections,
  standsAt,
} from '../view/report-sections.ts';
import { shownOf } from './elements.tsx';

/** The data that all sections share. Anchors are numbered and contain no untrusted text. */
export interface HtmlPage {
  readonly report: GateReport;
  readonly sections: ReportSections;
  /** The genes, those that do not pass first. */
  readonly genes: readonly ReportGene[];
  /** The anchor of a gene or command; undefined for one that the page does not show. */
  readonly anchorOf: (shown: ReportGene | ReportCommand) => string | undefined;
  /** All findings about one command, including suppressed ones; without a command, about the gene itself. */
  readonly findingsOf: (gene: ReportGene, command?: ReportCommand) => readonly ReportFinding[];
}

export function pageOf(report: GateReport): HtmlPage {
  const isPass = ({ verdict }: ReportGene) => verdict === 'pass';
  const genes = report.genes.toSorted((a, b) => Number(isPass(a)) - Number(isPass(b)));
  const anchors = new Map<ReportGene | ReportCommand, string>();
  shownOf(genes).forEach((gene, index) => {
    anchors.set(gene, `gene-${index + 1}`);
    shownOf(gene.commands).forEach((command, position) => {
      anchors.set(command, `gene-${index + 1}-${position + 1}`);
    });
  });
  const bySubject = groupBy(report.findings, ({ subject }) =>
    commandKey(subject?.id, subject?.command),
  );
  return {
    report,
    sections: reportSections(report),
    genes,
    anchorOf: (shown) => anchors.get(shown),
    findingsOf: (gene, command) =>
      (bySubject.get(commandKey(gene.id, command?.command)) ?? []).filter((finding) =>
        command
          ? standsAt(finding, gene, command)
          : [undefined, gene.path].includes(finding.location?.path),
      ),
  };
}
