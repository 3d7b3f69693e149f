import { exampleText } from './example.ts';
import { mayBeIgnored, type Rule } from './rule.ts';

/** One part of a rule's documentation, before it is laid out for a page or a terminal. */
export interface Block {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'code';
  readonly text: string;
}

/** The documentation of one rule, as every reader gets it. */
export function rulePage(rule: Rule): readonly Block[] {
  const { id, title, severity, layer, since, why, wrong, right, configure } = rule;
  return [
    { kind: 'title', text: id },
    { kind: 'paragraph', text: `${title}.` },
    { kind: 'paragraph', text: `Severity: ${severity} · Layer: ${layer} · Since: ${since}` },
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

/** Whether, and how, a policy lives with the findings of a rule. */
function ignoreBlocks(rule: Rule): Block[] {
  if (!mayBeIgnored(rule)) {
    return [{ kind: 'paragraph', text: 'Its findings cannot be ignored.' }];
  }
  return [
    {
      kind: 'paragraph',
      text: 'Its findings can be ignored until a date. They stay in the report, and do not count.',
    },
    {
      kind: 'code',
      text: `ignores:\n  - rule: ${rule.id}\n    reason: Why this is acceptable\n    expires: ${EXAMPLE_DAY}`,
    },
  ];
}

const EXAMPLE_DAY = '2027-12-31';
