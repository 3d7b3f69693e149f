import * as z from 'zod';
import { LEVELS, levelSchema } from '../../model/verdict.ts';
import { settingOf } from '../enforcement.ts';
import { key } from '../key.ts';
import { repositoryPath } from '../path-schemas.ts';
import { type Direction, fewerIsStricter, ordered, type Strictness } from '../strictness.ts';

const settingSchema = z.union([
  levelSchema,
  z.strictObject({
    level: levelSchema.describe('`error`, `warning` or `off`.'),
    reason: z.string().trim().min(1).exactOptional().describe('Shown with each finding.'),
    until: z.iso
      .date({ error: 'expected a date such as 2027-01-31' })
      .exactOptional()
      .describe('The last day (UTC) of the level; after it, the default applies again.'),
  }),
]);

const rulesSchema = z.record(z.string().min(1), settingSchema);
type Rules = z.infer<typeof rulesSchema>;

/** The default, which is not in the list, is at least as strict as `warning`. */
function rank(rules: Rules, name: string): number {
  const setting = rules[name];
  if (setting === undefined) return LEVELS.indexOf('error') - 0.5;
  return LEVELS.indexOf(settingOf(setting).level);
}

/** The end of a level; the earlier one is stricter, unless the level is `error`. */
function untilOf(rules: Rules, name: string): number {
  const setting = rules[name];
  if (setting === undefined) return 0;
  const { level, until } = settingOf(setting);
  const end = until === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(until);
  return level === 'error' ? -end : end;
}

/** More than 0 if the second level of a name is stricter, 0 if equal. */
function gainOf(from: Rules, to: Rules, name: string): number {
  return rank(to, name) - rank(from, name) || untilOf(from, name) - untilOf(to, name);
}

function compareRules(from: Rules, to: Rules): Direction {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const gains = names.map((name) => gainOf(from, to, name));
  const tighter = gains.some((gain) => gain > 0);
  const looser = gains.some((gain) => gain < 0);
  if (tighter === looser) return undefined;
  return tighter ? 'tighter' : 'looser';
}

/** A level applies only if both policies have it, except for `error`. */
function stricterRules(first: Rules, second: Rules): Rules {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const stricter = gainOf(first, second, name) > 0 ? second[name] : first[name];
      return stricter === undefined ? [] : [[name, stricter]];
    }),
  );
}

const strictness: Strictness<Rules> = {
  compare: compareRules,
  combine: (first, second) => ({ value: stricterRules(first, second) }),
};

const enforceSchema = z.union([
  z.enum(['report', 'block']),
  z.strictObject({
    mode: z.literal('report'),
    until: z.iso
      .date({ error: 'expected a date such as 2027-01-31' })
      .describe('The last day (UTC) of the reports; after it, a failing verdict fails the check.'),
  }),
]);

type Enforce = z.infer<typeof enforceSchema>;

/** The time at which reports end. */
function reportsUntil(enforce: Enforce): number {
  if (typeof enforce === 'object') return Date.parse(enforce.until);
  return enforce === 'block' ? 0 : Number.MAX_SAFE_INTEGER;
}

/** How strictly the results of the audit and the run count. */
export const ruleKeys = {
  enforce: key({
    schema: enforceSchema,
    default: 'block',
    description:
      'Whether a failing verdict fails the check (`block`), or is only shown (`report`), possibly until a day.',
    strictness: ordered<Enforce>((from, to) => reportsUntil(from) - reportsUntil(to)),
    example: { mode: 'report', until: '2027-01-31' },
  }),
  rules: key({
    schema: rulesSchema,
    default: {},
    description:
      'Levels of rules and groups of rules: `error`, `warning` or `off`. The level of a rule replaces that of its group, which applies to errors only.',
    strictness,
    example: {
      size: 'warning',
      'content-hash-mismatch': {
        level: 'warning',
        reason: 'The engine hashes its assets from its next release on.',
        until: '2027-01-31',
      },
    },
  }),
};

/** One finding, or the findings of one rule, that the repository accepts until a date. */
const ignoreSchema = z.strictObject({
  rule: z.string().min(1).describe('The id of the rule, as in the report.'),
  where: z
    .strictObject({
      path: repositoryPath
        .optional()
        .describe('A file, a directory or a glob that the path of the finding must match.'),
      gene: z.string().min(1).optional().describe('The id of the asset.'),
      command: z.string().min(1).optional().describe('The full text of the command.'),
    })
    .refine((where) => Object.keys(where).length > 0, {
      error: 'expected at least one of path, gene and command; omit `where` to ignore the rule',
    })
    .optional()
    .describe('Which findings of the rule are ignored; all given keys must match. Default: all.'),
  reason: z
    .string()
    .trim()
    .min(1, { error: 'expected a sentence that says why' })
    .describe('Why the finding is acceptable; shown with the finding.'),
  expires: z.iso
    .date({ error: 'expected a date such as 2027-01-31' })
    .describe('The last day (UTC) of the ignore; after it, the finding counts again.'),
});

export type Ignore = z.infer<typeof ignoreSchema>;

export const ignores = key({
  schema: z.array(ignoreSchema),
  default: [],
  description: 'Findings that do not count until a date.',
  strictness: fewerIsStricter,
  example: [
    {
      rule: 'content-hash-missing',
      where: { path: 'assets/gep/genes.json' },
      reason: 'Written before the engine hashed its genes.',
      expires: '2027-01-31',
    },
  ],
});
