import { groupBy } from '../../ground/group-by.ts';
import type { Severity } from '../../model/finding.ts';
import { SEVERITIES } from '../../model/word-lists.ts';
import { allRules } from '../../rules/catalogue.ts';
import { GRADES, type Grades } from '../../rules/grades.ts';
import { mayBeIgnored, type Rule } from '../../rules/rule.ts';
import { exampleText } from './example-text.ts';

const NOTE = '<!-- Generated from the catalogue of rules. Do not edit. -->';

/**
 * Returns the pages of docs/rules: the index and one page for each rule, in the order of the catalogue.
 * @returns the text of each file, by file name
 */
export function ruleDocuments(rules: readonly Rule[] = allRules()): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', indexPage(rules)],
    ...rules.map((rule) => [`${rule.id}.md`, `${NOTE}\n\n${ruleMarkdown(rule)}`] as const),
  ]);
}

/** Returns rules by topic, in the order of the catalogue. */
export function rulesByTopic(
  rules: readonly Rule[] = allRules(),
): ReadonlyMap<string, readonly Rule[]> {
  return groupBy(rules, sectionTitle);
}

function indexPage(rules: readonly Rule[]): string {
  const sections = [...rulesByTopic(rules)].map(([title, each]) => {
    const rows = each.map(
      ({ id, severity, title }) => `| [${id}](${id}.md) | ${severity} | ${title} |`,
    );
    return [`## ${title}`, '', '| Rule | Severity | Finds |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  });
  const opening = `The gate has ${rules.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
The severity is the usual one; the page of a rule says when a finding has another one. A policy can set another
level for many rules. A notice is also what was wrong with an asset file before the change, and what is wrong, but not
dangerous, with an unchanged gene of the engine in a repository without the scripts of the engine.

A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
a repository with Node scripts in \`scripts/\`, \`src/index.js\`, a test in \`test/\`, the workspace \`packages/a\`,
a package.json with the scripts \`test\`, \`check\`, and \`lint\`, and the locked, installed dependencies \`eslint\`,
\`jest\`, and \`tsx\`. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`…\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;
  return `${[NOTE, '# Rules', opening, ...sections].join('\n\n')}\n`;
}

/** Each profile has its own section, because `writes-files` and `writes_files` are two rules. */
function sectionTitle({ layer, profile }: Rule): string {
  if (profile === undefined) return String(layer);
  return `Profile ${profile}${typeof layer === 'number' ? `, layer ${layer}` : ''}`;
}

export function ruleMarkdown(rule: Rule): string {
  return `${rulePage(rule).map(markdownBlock).join('\n\n')}\n`;
}

function markdownBlock({ kind, text }: Block): string {
  switch (kind) {
    case 'title':
      return `# ${text}`;
    case 'heading':
      return `## ${text}`;
    case 'paragraph':
      return text;
    case 'code':
      return `\`\`\`\`text\n${text}\n\`\`\`\``;
  }
}

/** One part of a rule's documentation, independent of the output format. */
export interface Block {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'code';
  readonly text: string;
}

/** Returns the documentation of one rule for all output formats. */
export function rulePage(rule: Rule): readonly Block[] {
  const { id, title, severity, harm, layer, why, wrong, right, configure } = rule;
  return [
    { kind: 'title', text: id },
    { kind: 'paragraph', text: `${title}.` },
    { kind: 'paragraph', text: `Severity: ${severity} · Harm: ${harm} · Layer: ${layer}` },
    ...gradeBlocks(rule),
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

/** Says when a finding of the rule has another severity. */
function gradeBlocks({ id, failsByLevel, idle }: Rule): Block[] {
  const grades: Grades = Object.hasOwn(GRADES, id) ? GRADES[id as keyof typeof GRADES] : {};
  const sentences = SEVERITIES.flatMap((severity) => {
    const when = grades[severity];
    return when === undefined ? [] : [`${TITLES[severity]} if ${when}.`];
  });
  if (failsByLevel)
    sentences.push(
      'An error with `agent_files.level: error`; a notice in a format that is not verified.',
    );
  if (idle) sentences.push('An error in a promotion.');
  return sentences.length === 0 ? [] : [{ kind: 'paragraph', text: sentences.join(' ') }];
}

const TITLES: Readonly<Record<Severity, string>> = {
  error: 'An error',
  warning: 'A warning',
  notice: 'A notice',
};

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
