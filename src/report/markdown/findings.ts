import type { ReportFinding } from '../gate-report.ts';
import { placeOf } from '../view/change.ts';
import type { Group } from '../view/group.ts';
import { type Detail, name, sentence } from './prose.ts';

/** Everything else that somebody has to look at: one item for each rule and file. */
export function findingsSection(groups: readonly Group<ReportFinding>[], detail: Detail): string[] {
  if (groups.length === 0) return [];
  return ['#### Also found', '', ...groups.slice(0, detail.groups).map(findingItem), ''];
}

export function findingItem({ lead, others }: Group<ReportFinding>): string {
  const place = placeOf(lead);
  const severity = lead.severity[0]?.toUpperCase() + lead.severity.slice(1);
  const more =
    others.length > 0 ? `; ${others.length} more of this${place ? ' in the file' : ''}` : '';
  const where = place ? `${name(place)}, ` : '';
  return `- **${severity}:** ${sentence(lead.message)} ${sentence(lead.remedy)} (${where}${name(lead.rule)}${more})`;
}
