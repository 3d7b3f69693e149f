import type { ReportingConfiguration, ReportingDescriptor } from 'sarif';
import type { Severity } from '../../model/finding.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { ruleMarkdown } from '../../rules/documents.ts';
import { rulePage } from '../links.ts';
import { renderRule } from '../text/explain/rule.ts';

/** Severities as SARIF levels. */
export const LEVELS = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
} as const satisfies Record<Severity, ReportingConfiguration.level>;

/** GitHub's severities for alerts that are not about vulnerabilities. */
const PROBLEM_SEVERITIES = {
  error: 'error',
  warning: 'warning',
  notice: 'recommendation',
} as const satisfies Record<Severity, string>;

const HELP_COLUMNS = 80;

/**
 * Describes a rule by its page in docs/rules, in text and Markdown. A rule that is not in the catalogue,
 * for example of a merged report of another version, has only its id.
 */
export function describeRule(id: string): ReportingDescriptor {
  const rule = ruleOf(id);
  if (rule === undefined) return { id };
  const { title, why, severity, layer } = rule;
  const helpUri = rulePage(id);
  return {
    id,
    ...(helpUri !== undefined && { helpUri }),
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
