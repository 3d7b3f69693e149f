import type { ReportFinding } from '../gate-report.ts';
import { pathAndLine } from '../view/change.ts';
import type { Group } from '../view/group.ts';
import { type Detail, name, sentence } from './prose.ts';

/** Everything else that somebody has to look at: one item for each rule and file. */
export function findingsSection(groups: readonly Group<ReportFinding>[], detail: Detail): string[] {
  if (groups.length === 0) return [];
  const items = groups.slice(0, detail.groups).map((group) => findingItem(group));
  return ['#### Also found', '', ...items, ''];
}

/** Genes that wait for approval, and how to give it. */
export function waitingSection(groups: readonly Group<ReportFinding>[], detail: Detail): string[] {
  if (groups.length === 0) return [];
  const items = groups.slice(0, detail.groups).map((group) => findingItem(group, 'Waits'));
  return ['#### Waits for approval', '', ...items, ''];
}

/** @param label default: the severity */
export function findingItem(
  { lead, others }: Group<ReportFinding>,
  label = lead.severity[0]?.toUpperCase() + lead.severity.slice(1),
): string {
  const place = pathAndLine(lead);
  const more =
    others.length > 0 ? `; ${others.length} more of this${place ? ' in the file' : ''}` : '';
  const where = place ? `${name(place)}, ` : '';
  return `- **${label}:** ${sentence(lead.message)} ${sentence(lead.remedy)} (${where}${name(lead.rule)}${more})`;
}
