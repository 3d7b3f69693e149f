import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../src/cli/schema.ts';
import { renderAgentTask } from '../../src/report/agent/task-of-report.ts';
import { type GateReport, gateReportSchema } from '../../src/report/gate-report.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderCheckText } from '../../src/report/markdown/check-text.ts';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import {
  allWell,
  command,
  couldNotDecide,
  everyField,
  finding,
  gene,
  oneBlocked,
  report,
} from './fixtures.ts';
import { outlineOf } from './html/page.ts';
import { agentFiles, failedRuns, hostile, oldStore, weakened } from './scenes.ts';

const TEXT = { columns: 80, colour: false, verbose: false };
const PAGES = {
  detailsUrl: 'https://example.com/agent/agent/actions/runs/1',
  repositoryUrl: 'https://example.com/agent/agent',
};

const FORMATS = {
  txt: (one: GateReport) => renderText(one, TEXT),
  'long.txt': (one: GateReport) => renderText(one, { ...TEXT, verbose: true }),
  md: (one: GateReport) => renderMarkdown(one, { maxCharacters: 12_000, ...PAGES }),
  'check.md': (one: GateReport) => renderCheckText(one, { maxCharacters: 65_535, ...PAGES }) ?? '',
  'html.txt': outlineOf,
  'junit.xml': renderJunit,
  'agent.txt': renderAgentTask,
};

const SCENES: [scene: string, one: GateReport, formats: readonly (keyof typeof FORMATS)[]][] = [
  ['nothing-changed', report(), ['txt', 'md']],
  ['all-well', allWell(), ['txt', 'md']],
  ['one-blocked', oneBlocked(), ['txt', 'md', 'junit.xml', 'agent.txt']],
  ['could-not-decide', couldNotDecide(), ['txt', 'md', 'junit.xml']],
  ['every-field', everyField(), ['long.txt', 'md', 'check.md', 'html.txt', 'junit.xml']],
  ['failed-runs', failedRuns(), ['txt', 'md']],
  ['weakened', weakened(), ['md', 'agent.txt']],
  ['hostile', hostile(), ['txt', 'md', 'check.md']],
  ['agent-files', agentFiles(), ['txt', 'md']],
  ['old-store', oldStore(), ['long.txt']],
];

/** The pages, line by line, in `golden/`. After a wanted difference, run this file with `--update`. */
describe.each(SCENES)('%s', (scene, one, formats) => {
  it.each(formats)('is as in its golden file: %s', (format) =>
    expect(FORMATS[format](one)).toMatchFileSnapshot(`golden/${scene}.${format}`),
  );
});

it('the report with every field is as the schema has it', () => {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  expect(ajv.validate(jsonSchema('report'), everyField()), ajv.errorsText()).toBe(true);
});

it('the report with every field is written as it is read, in the same order', () =>
  expect(JSON.stringify(JSON.parse(renderJson(gateReportSchema.parse(everyField()))))).toBe(
    JSON.stringify(everyField()),
  ));

/** Whether another command is refused by a finding of the same rule, so that its reason stands there. */
function isLikeAnother(
  { findings }: GateReport,
  subject: GateReport['findings'][number]['subject'],
) {
  const own = findings.filter((each) => each.subject?.command === subject?.command);
  const rules = new Set(own.map(({ rule }) => rule));
  return (
    own.length === 1 &&
    findings.some((each) => !own.includes(each) && each.subject?.command && rules.has(each.rule))
  );
}

/** What is left of a text where markup, escapes and line breaks differ. */
const bare = (text: string) => text.replace(/&#?\w+;|[^A-Za-z0-9]+/g, '');

function manyReasons(): GateReport {
  const text = 'do | it';
  const subject = { type: 'Gene' as const, id: 'gene_a', command: text };
  const rules = ['shell-operator', 'shell-operator', 'a', 'b', 'c', 'd'];
  return report({
    verdict: 'fail',
    genes: [gene('gene_a', { verdict: 'fail', commands: [command(text, { verdict: 'block' })] })],
    findings: rules.map((rule, at) => finding({ rule, subject, message: `Reason ${at}.` })),
  });
}

const FITTING: readonly (readonly [scene: string, one: GateReport])[] = [
  // What does not show is tested in nothing-unseen.test.ts.
  ...SCENES.filter(([scene]) => scene !== 'hostile').map(([scene, one]) => [scene, one] as const),
  ['many-reasons', manyReasons()],
];

describe.each(FITTING)('what blocks in %s', (_, one) => {
  const blocking = one.findings.filter((each) => each.severity === 'error' && !each.suppressed);
  it.each(['txt', 'md'] as const)('is said in %s, itself or its cause', (format) => {
    const page = bare(FORMATS[format](one));
    const isSaid = ({ message, cause, layer, subject }: (typeof blocking)[number]) =>
      page.includes(bare(message)) ||
      // A command that did not pass is shown with its output; one that is refused like another, by itself.
      ((layer === 'run' || isLikeAnother(one, subject)) &&
        page.includes(bare(subject?.command ?? message))) ||
      blocking.some(
        (each) =>
          each.cause !== undefined && each.cause === cause && page.includes(bare(each.message)),
      );
    expect(blocking.filter((each) => !isSaid(each)).map(({ message }) => message)).toEqual([]);
  });
});
