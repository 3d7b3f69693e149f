import type { ReportFinding } from '../gate-report.ts';
import { type Group, otherFiles, othersWords } from '../view/group.ts';
import { type Detail, foldedList, type Linker, names, ruleLink, sentence } from './prose.ts';

/** Causes that are not folded. */
const UNFOLDED = 4;

/** Returns the other errors and warnings: one item for each cause. */
export function findingsSection(
  groups: readonly Group<ReportFinding>[],
  detail: Detail,
  links: Linker,
): string[] {
  if (groups.length === 0) return [];
  const items = groups.slice(0, detail.groups).map((group) => findingItem(group, links));
  return ['#### Findings', '', ...foldedList(items, 'finding', UNFOLDED)];
}

/** Returns the genes that require approval, and how to approve them. */
export function waitingSection(
  groups: readonly Group<ReportFinding>[],
  detail: Detail,
  links: Linker,
): string[] {
  if (groups.length === 0) return [];
  const items = groups
    .slice(0, detail.groups)
    .map((group) => findingItem(group, links, 'Approval'));
  return ['#### Approval required', '', ...items, ''];
}

/** @param label default: the severity */
function findingItem(
  group: Group<ReportFinding>,
  links: Linker,
  label = group.lead.severity[0]?.toUpperCase() + group.lead.severity.slice(1),
): string {
  const { lead } = group;
  const place = lead.location ? `${links.place(lead.location)}, ` : '';
  return `- **${label}:** ${sentence(lead.message)} ${sentence(lead.remedy)} (${place}${ruleLink(lead.rule)}${elsewhere(group)})`;
}

/** @returns `` ; also `gene_b`, `gene_c`, `gene_d` and 56 more ``, or what else the group has */
function elsewhere(group: Group<ReportFinding>): string {
  const { lead, others } = group;
  if (others.length === 0) return '';
  const ids = others.flatMap(({ subject }) => subject?.id ?? []);
  const isOfAssets =
    ids.length === others.length &&
    !ids.includes(lead.subject?.id ?? '') &&
    others.every(({ rule }) => rule === lead.rule);
  const named = isOfAssets ? ids : otherFiles(group);
  return named.length > 0 ? `; also ${names(named)}` : `; ${othersWords(group)}`;
}
