import { ruleOf } from '../../../rules/catalogue.ts';
import { exampleText } from '../../../rules/example.ts';
import { terminalLines } from '../../escape.ts';
import type { HtmlPage, PageSection } from '../page.ts';
import { Facts, Sentence } from '../words.tsx';

/** The documentation of every rule with a finding, so that the page is self-contained. */
export function rulesSection({ report, ruleAnchor }: HtmlPage): PageSection | undefined {
  const findings = [...report.findings, ...report.capsules.flatMap(({ reasons }) => reasons)];
  const rules = [...new Set(findings.map(({ rule }) => rule))].flatMap((id) => ruleOf(id) ?? []);
  if (rules.length === 0) return undefined;
  return {
    id: 'rules',
    title: 'Rules',
    count: rules.length,
    body: rules.map(({ id, title, why, wrong, right, configure, since }) => (
      <details class="rule" key={id} id={ruleAnchor(id)} data-item="">
        <summary>
          <code>{id}</code> <Sentence text={title} />
        </summary>
        <div class="inside">
          <p>
            <Sentence text={why.replace(/\s+/g, ' ')} />
          </p>
          <Facts
            facts={[
              ['Wrong', <pre key="wrong">{lines(exampleText(wrong))}</pre>],
              ['Right', <pre key="right">{lines(exampleText(right))}</pre>],
              ...(configure
                ? [['Configure', <pre key="configure">{lines(configure)}</pre>] as const]
                : []),
              ['Since', since],
            ]}
          />
        </div>
      </details>
    )),
  };
}

/** Escapes an example and keeps its lines. */
function lines(example: string): string {
  return terminalLines(example).join('\n');
}
