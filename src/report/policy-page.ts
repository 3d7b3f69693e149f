import { RULE_GROUPS } from '../model/level.ts';
import { type DocumentedKey, documentedKeys } from '../policy/documented-keys.ts';
import { checkRules } from '../rules/catalogue.ts';

/**
 * Fills the marked regions of docs/policy.md: the keys of the policy, the groups of rules, and the errors
 * that can be ignored.
 * @throws Error if a marker is missing
 */
export function policyPage(page: string): string {
  const errors = checkRules()
    .filter(({ ignorable }) => ignorable === true)
    .map(({ id }) => `[\`${id}\`](rules/${id}.md)`);
  const withKeys = fill(page, 'keys', `\n${keysTable().join('\n')}\n`);
  const withGroups = fill(withKeys, 'groups', `\n${groupsTable().join('\n')}\n`);
  return fill(withGroups, 'ignorable', errors.join(', '));
}

function groupsTable(): readonly string[] {
  const rows = RULE_GROUPS.map((group) => {
    const rules = checkRules().filter((rule) => rule.group === group);
    return `| \`${group}\` | ${rules.map(({ id }) => `[\`${id}\`](rules/${id}.md)`).join(', ')} |`;
  });
  return ['| group | rules |', '| --- | --- |', ...rows];
}

function fill(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/policy.md has no region ${name}`);
  return page.slice(0, from + begin.length) + text + page.slice(to);
}

function keysTable(): readonly string[] {
  return [
    '| Key | Description | Value; default |',
    '| --- | --- | --- |',
    ...documentedKeys().flatMap(rows),
  ];
}

/** Longer defaults are shown only in the schema. */
const LONGEST_DEFAULT = 40;

/** The keys in an entry of a list are left to the schema, which editors read. */
function rows(key: DocumentedKey): string[] {
  const { path, description, expected = 'section' } = key;
  const keys = expected === 'section' ? key.keys : [];
  const text = key.default === undefined ? '' : JSON.stringify(key.default);
  const shown =
    text.length > LONGEST_DEFAULT ? '; see `gene-gate schema policy`' : text && `; \`${text}\``;
  return [`| \`${path}\` | ${description} | ${expected}${shown} |`, ...keys.flatMap(rows)];
}
