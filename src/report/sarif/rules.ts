import type { ReportingConfiguration, ReportingDescriptor } from 'sarif';
import type { Severity } from '../../model/finding.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { ruleMarkdown } from '../../rules/documents.ts';
import { renderRule } from '../text/explain/rule.ts';

/** A severity in SARIF's words. */
export const LEVELS = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
} as const satisfies Record<Severity, ReportingConfiguration.level>;

/** What GitHub sorts alerts by that are about no vulnerability. */
const PROBLEM_SEVERITIES = {
  error: 'error',
  warning: 'warning',
  notice: 'recommendation',
} as const satisfies Record<Severity, string>;

const HELP_COLUMNS = 80;

/**
 * What a log says about a rule: the page of docs/rules, in text and Markdown. A rule that is not in
 * the catalogue, as one of a merged report of another version may be, has its id alone.
 */
export function describeRule(id: string): ReportingDescriptor {
  const rule = ruleOf(id);
  if (rule === undefined) return { id };
  const { title, why, severity, layer } = rule;
  return {
    id,
    shortDescription: { text: `${title}.` },
    fullDescription: { text: why },
    help: { text: renderRule(rule, HELP_COLUMNS), markdown: ruleMarkdown(rule) },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: [typeof layer === 'number' ? `layer-${layer}` : layer],
      'problem.severity': PROBLEM_SEVERITIES[severity],
    },
  };
}
