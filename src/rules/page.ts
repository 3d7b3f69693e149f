import { exampleText } from './example.ts';
import { mayBeIgnored, type Rule } from './rule.ts';

/** One part of a rule's documentation, independent of the output format. */
export interface Block {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'code';
  readonly text: string;
}

/** Returns the documentation of one rule for all output formats. */
export function rulePage(rule: Rule): readonly Block[] {
  const { id, title, severity, harm, layer, since, why, wrong, right, configure } = rule;
  return [
    { kind: 'title', text: id },
    { kind: 'paragraph', text: `${title}.` },
    {
      kind: 'paragraph',
      text: `Severity: ${severity} · Harm: ${harm} · Layer: ${layer} · Since: ${since}`,
    },
    { kind: 'heading', text: 'Why' },
    { kind: 'paragraph', text: why },
    { kind: 'heading', text: 'Wrong' },
    { kind: 'code', text: exampleText(wrong) },
    { kind: 'heading', text: 'Right' },
    { kind: 'code', text: exampleText(right) },
    { kind: 'heading', text: 'In the policy' },
    ...(configure === undefined ? [] : [{ kind: 'code' as const, text: configure }]),
    ...ignoreBlocks(rule),
  ];
}

/** Describes whether and how a policy can ignore the findings of a rule. */
function ignoreBlocks(rule: Rule): Block[] {
  if (!mayBeIgnored(rule)) {
    return [{ kind: 'paragraph', text: 'A policy cannot ignore the findings of this rule.' }];
  }
  return [
    {
      kind: 'paragraph',
      text: 'A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict.',
    },
    {
      kind: 'code',
      text: `ignores:\n  - rule: ${rule.id}\n    reason: Why this is acceptable\n    expires: ${EXAMPLE_DAY}`,
    },
  ];
}

const EXAMPLE_DAY = '2027-12-31';
