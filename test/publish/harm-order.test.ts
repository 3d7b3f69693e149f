import { describe, expect, it } from 'vitest';
import { annotationsOf } from '../../src/publish/annotations.ts';
import { agentTask } from '../../src/report/agent/task-of-report.ts';
import { renderHtml } from '../../src/report/html/html.tsx';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { reportTitle } from '../../src/report/view/headline.ts';
import { finding, report } from './fixture.ts';

const at = (path: string) => ({ path, line: 1, column: 1 });

/** As the audit finds them: the worst is the last of many. */
const FOUND = report({
  verdict: 'fail',
  next_actor: 'agent',
  findings: [
    ...[1, 2, 3, 4, 5].map((n) =>
      finding({
        rule: 'content-hash-mismatch',
        severity: 'error',
        harm: 'bookkeeping',
        message: `HASH-${n}`,
        location: at(`a${n}.json`),
      }),
    ),
    finding({
      rule: 'file-not-json',
      severity: 'error',
      harm: 'broken',
      message: 'BROKEN',
      location: at('b.json'),
    }),
    finding({
      rule: 'protected-path',
      severity: 'warning',
      harm: 'danger',
      message: 'SECRETS',
      location: at('.env'),
    }),
    finding({
      rule: 'audit-log-rewritten',
      severity: 'error',
      harm: 'danger',
      message: 'LOG',
      location: at('z.jsonl'),
    }),
  ],
});

const ORDER = ['LOG', 'SECRETS', 'BROKEN', 'HASH-1'];

describe('the order of harm', () => {
  const texts = {
    text: renderText(FOUND, { columns: 100, colour: false, verbose: false }),
    markdown: renderMarkdown(FOUND, { maxCharacters: 60_000 }).split('For agents')[0] ?? '',
    html: renderHtml(FOUND),
    sarif: JSON.stringify(JSON.parse(renderSarif(FOUND)).runs[0].results),
    annotations: JSON.stringify(annotationsOf(FOUND).annotations),
  };
  it.each(Object.entries(texts))('is that of %s', (_, text) => {
    const places = ORDER.map((word) => text.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('is that of the task, and of the title', () => {
    const { todo, human } = agentTask(FOUND);
    expect(human.map(({ why }) => why)).toEqual(['LOG']);
    expect(todo.map(({ message }) => message).slice(0, 2)).toEqual(['BROKEN', 'HASH-1']);
    expect(reportTitle(FOUND)).toContain('change rewrites or breaks the audit log');
  });

  it('folds nothing that is dangerous', () => {
    const [shown = ''] = texts.markdown.split('<details>');
    expect(shown).toContain('SECRETS');
    expect(shown).toContain('LOG');
    expect(shown).not.toContain('HASH-5');
  });
});
