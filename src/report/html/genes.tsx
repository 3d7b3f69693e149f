import type { ReportGene } from '../gate-report.ts';
import { commandCounts, differenceWords, nestedRoot, versionWords } from '../view/assets.ts';
import { VERDICT_WORDS } from '../view/headline.ts';
import { spoken, VERDICT_TONES } from '../view/words.ts';
import { Command } from './command.tsx';
import { type Fact, Facts, List, Name, type PageSection, Sentence, Status } from './elements.tsx';
import { Findings } from './findings.tsx';
import type { HtmlPage } from './page.ts';

/** The genes, folded, those that do not pass first. */
export function genesSection(page: HtmlPage): PageSection | undefined {
  const { genes } = page;
  if (genes.length === 0) return undefined;
  return {
    id: 'genes',
    title: 'Genes',
    count: genes.length,
    body: <List of={genes} noun="gene" each={(gene) => <Gene gene={gene} page={page} />} />,
  };
}

function Gene({ gene, page }: { readonly gene: ReportGene; readonly page: HtmlPage }) {
  const { id, change, verdict, commands, blast_radius: radius } = gene;
  const findings = page.findingsOf(gene);
  const root = nestedRoot(gene);
  return (
    <details id={page.anchorOf(gene)} class="gene">
      <summary>
        <Status tone={VERDICT_TONES[verdict]} word={VERDICT_WORDS[verdict]} /> <Name text={id} />{' '}
        <span class="quiet">
          {change} · {commandCounts(gene)}
        </span>
      </summary>
      {verdict !== 'pass' && gene.summary !== VERDICT_WORDS[verdict] && (
        <p>
          <Sentence text={gene.summary} />
        </p>
      )}
      <Facts
        facts={[
          ['Location', <Name key="place" text={`${gene.path}:${gene.line}`} />],
          ['Commands run in', root && <Name key="root" text={root} />],
          [
            'Blast radius',
            `${radius.files} of ${radius.max_files} files, ${spoken(radius.severity)}`,
          ],
          ...Object.entries(gene.profiles).map(([name, { accepted, reason, remark }]) => {
            const why = reason ?? remark;
            const answer = accepted ? 'accepted' : 'not accepted';
            const words = why === undefined ? answer : `${answer}: ${why}`;
            return [`Profile ${name}`, <Sentence key={name} text={words} />] satisfies Fact;
          }),
          ['Validators', versionWords(gene)],
        ]}
      />
      <Differences gene={gene} />
      {findings.length > 0 && <Findings of={findings} />}
      <List
        of={commands}
        noun="command"
        each={(command) => (
          <Command
            command={command}
            findings={page.findingsOf(gene, command)}
            anchor={page.anchorOf(command)}
          />
        )}
      />
    </details>
  );
}

/** The differences between a gene's base and head, those that loosen it first. */
function Differences({ gene }: { readonly gene: ReportGene }) {
  const differences = differenceWords(gene);
  if (differences.length === 0) return null;
  return (
    <>
      <h3>Changes</h3>
      <List
        of={differences}
        noun="change"
        each={([verb, ...parts]) => (
          <>
            <span class={verb === 'loosens ' ? 'caution' : 'quiet'}>{verb}</span>
            {parts.map((part, index) =>
              index % 2 === 0 ? <Name key={index} text={part} /> : part,
            )}
          </>
        )}
      />
    </>
  );
}
