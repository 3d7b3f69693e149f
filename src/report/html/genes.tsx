import type { ReportGene } from '../gate-report.ts';
import { commandCounts, geneNotes } from '../view/genes.ts';
import { VERDICT_WORDS } from '../view/headline.ts';
import { spoken, VERDICT_TONES } from '../view/words.ts';
import { Command } from './command.tsx';
import { type Fact, Facts, Findings, List, Name, Sentence, Status } from './elements.tsx';
import type { HtmlPage } from './page.tsx';

/** One gene, folded, with its findings and commands. */
export function Gene({ gene, page }: { readonly gene: ReportGene; readonly page: HtmlPage }) {
  const { id, change, verdict, commands, blast_radius: radius } = gene;
  const findings = page.findingsOf(gene);
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
        ]}
      />
      {geneNotes(gene).map(({ tone, text }) => (
        <p key={text} class={tone}>
          <Sentence text={text} />
        </p>
      ))}
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
