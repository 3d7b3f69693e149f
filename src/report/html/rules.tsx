import { ruleOf } from '../../rules/catalogue.ts';
import { exampleText } from '../../rules/example.ts';
import { terminalLines } from '../escape.ts';
import { Facts, List, type PageSection, ruleAnchor, Sentence } from './elements.tsx';
import type { HtmlPage } from './page.ts';

/** The documentation of every rule with a finding, so that the page is self-contained. */
export function rulesSection({ report }: HtmlPage): PageSection | undefined {
  const findings = [...report.findings, ...report.capsules.flatMap(({ reasons }) => reasons)];
  const rules = [...new Set(findings.map(({ rule }) => rule))].flatMap((id) => ruleOf(id) ?? []);
  if (rules.length === 0) return undefined;
  return {
    id: 'rules',
    title: 'Rules',
    count: rules.length,
    body: (
      <List
        of={rules}
        noun="rule"
        each={({ id, title, why, wrong, right, configure, since }) => (
          <details id={ruleAnchor(id)}>
            <summary>
              <code>{id}</code> <Sentence text={title} />
            </summary>
            <p>
              <Sentence text={why.replace(/\s+/g, ' ')} />
            </p>
            <Facts
              facts={[
                ['Wrong', <Example key="wrong" text={exampleText(wrong)} />],
                ['Right', <Example key="right" text={exampleText(right)} />],
                ['Configure', configure && <Example key="configure" text={configure} />],
                ['Since', since],
              ]}
            />
          </details>
        )}
      />
    ),
  };
}

function Example({ text }: { readonly text: string }) {
  return <pre>{terminalLines(text).join('\n')}</pre>;
}
