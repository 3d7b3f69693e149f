import { ALL_RULES } from './catalogue.ts';
import { type Block, rulePage } from './page.ts';
import type { Rule } from './rule.ts';
import { STANDARD_REPOSITORY } from './standard-repository.ts';

const NOTE = '<!-- Generated from the catalogue of rules. Do not edit. -->';

/**
 * The pages of docs/rules: one for each rule and the index, in the order of the catalogue.
 *
 * @returns the text of each file by its name
 */
export function ruleDocuments(rules: readonly Rule[] = ALL_RULES): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', indexPage(rules)],
    ...rules.map((rule) => [`${rule.id}.md`, `${NOTE}\n\n${ruleMarkdown(rule)}`] as const),
  ]);
}

function indexPage(rules: readonly Rule[]): string {
  const titles = [...new Set(rules.map(sectionTitle))];
  const sections = titles.map((title) => {
    const rows = rules
      .filter((rule) => sectionTitle(rule) === title)
      .map(({ id, severity, title }) => `| [${id}](${id}.md) | ${severity} | ${title} |`);
    return [`## ${title}`, '', '| Rule | Severity | Finds |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  });
  const opening = `${rules.length} rules, in the order in which they are asked. \`gene-gate explain RULE\` shows the same
pages in a terminal, and \`gene-gate explain "COMMAND"\` what each of them says about a command.
A section without a profile holds for every profile. The sandboxes' profiles, \`curated\` and \`workspace\`,
keep the names of their own documentation, with underscores.

Every example is tested. A command alone is judged on Linux, by the default profile or that of its section, in ${STANDARD_REPOSITORY};
what an example needs beyond that is shown with it. \`<U+202E>\` stands for that character, \`<3,000 letters>\` for as many.

The files of an example are added to that repository by one change; where the change edits or removes files, it is
shown as a diff. \`src/<1-8>.js\` is eight files. In an asset, \`…\` stands for the other required fields and the
correct \`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`, and a Capsule that is
to be promoted has succeeded twice, unless the example shows other events.`;
  return `${[NOTE, '# Rules', opening, ...sections].join('\n\n')}\n`;
}

/** Rules of one profile stand by themselves: `writes-files` and `writes_files` are two rules. */
function sectionTitle({ layer, profile }: Rule): string {
  if (profile === undefined) return String(layer);
  return `Profile ${profile}${typeof layer === 'number' ? `, layer ${layer}` : ''}`;
}

/** The page of one rule as Markdown. */
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
