import {
  type ChangeExample,
  type CommandExample,
  type Example,
  isChangeExample,
  isPromotionExample,
  type PromotionExample,
} from '../../rules/example.ts';
import { filesText, fileText } from './example-files-text.ts';

/** Returns the text of an example for its page: everything that its test uses. */
export function exampleText(example: Example): string {
  if (typeof example === 'string') return commandText(example);
  return [...partsOf(example), ...policyText(example)].join('\n\n');
}

const POLICY_PATH = '.github/gene-gate.yml';

function policyText({ policy }: Exclude<Example, string>): string[] {
  return policy === undefined ? [] : [fileText(POLICY_PATH, policy)];
}

function partsOf(example: Exclude<Example, string>): string[] {
  if (isPromotionExample(example)) return promotionText(example);
  if (!isChangeExample(example)) {
    return [
      proposalText(example),
      ...(example.firstHalf ? ['# Judged before `prepare`'] : []),
      ...(example.without ?? []).map((path) => `# without ${path}`),
      ...filesText(example.base, example.files),
    ];
  }
  const { base, head, checkout, inputs, run, approvedBy } = example;
  return [
    ...filesText(base, head),
    ...(checkout ? [`# The checkout is ${CHECKOUTS[checkout]}.`] : []),
    ...(inputs ? [`with:\n${yamlText(inputs)}`] : []),
    ...(run?.installed ? ['npm ci --ignore-scripts'] : []),
    ...(run?.prepare ? [`with:\n  prepare: ${run.prepare}`] : []),
    ...(run?.untracked
      ? ['# On disk, but not in the commit:', ...filesText(undefined, run.untracked)]
      : []),
    ...(run?.meanwhile
      ? ['# Written while this runs:', ...filesText(undefined, run.meanwhile)]
      : []),
    ...(run?.shard ? [`gene-gate check --shard ${run.shard}`] : []),
    ...(run?.cancelled ? ['# The job is cancelled while this runs.'] : []),
    ...(approvedBy ?? []).map((name) => `@${name} approves with the comment: /gene-gate approve`),
  ];
}

const CHECKOUTS: Readonly<Record<NonNullable<ChangeExample['checkout']>, string>> = {
  'test merge': 'the test merge of base and head',
  'another merge': 'a merge commit of base and head with other content',
};

function promotionText(example: PromotionExample): string[] {
  const { candidates, files, events, reports } = example;
  return [
    ...filesText(undefined, {
      'candidates.jsonl': candidates,
      ...files,
      ...(events && { 'events.jsonl': events }),
      ...(reports && { 'gate-report.json': reports }),
    }),
  ];
}

function yamlText(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

function proposalText({ command, context }: CommandExample): string {
  return context === undefined ? commandText(command) : JSON.stringify({ command, context });
}

/** An empty command, or a value that is not a string, is shown with its field. */
function commandText(command: unknown): string {
  return typeof command === 'string' && command.trim() !== ''
    ? command
    : `"validation": [${JSON.stringify(command)}]`;
}
