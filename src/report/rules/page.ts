import type { AnyRule } from './catalogue.ts';

/** One part of a rule's documentation, before it is laid out for a page or a terminal. */
export interface Block {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'code';
  readonly text: string;
}

/** The documentation of one rule, as every reader gets it. */
export function rulePage(rule: AnyRule): readonly Block[] {
  const { id, title, severity, layer, since, why, wrong, right, configure } = rule;
  return [
    { kind: 'title', text: id },
    { kind: 'paragraph', text: `${title}.` },
    { kind: 'paragraph', text: `Severity: ${severity} · Layer: ${layer} · Since: ${since}` },
    { kind: 'heading', text: 'Why' },
    { kind: 'paragraph', text: why },
    { kind: 'heading', text: 'Wrong' },
    { kind: 'code', text: wrong },
    { kind: 'heading', text: 'Right' },
    { kind: 'code', text: right },
    ...(configure === undefined
      ? []
      : [
          { kind: 'heading' as const, text: 'In the policy' },
          { kind: 'code' as const, text: configure },
        ]),
  ];
}
