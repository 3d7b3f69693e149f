import type { ReportGene } from '../../gate-report.ts';
import { commandCounts, versionWords } from '../../view/assets.ts';
import { VERDICT_WORDS } from '../../view/headline.ts';
import { VERDICT_TONES } from '../../view/tones.ts';
import { spoken } from '../../view/words.ts';
import { Command } from '../command.tsx';
import { FindingItem } from '../finding.tsx';
import { Rest } from '../first.tsx';
import { Status } from '../mark.tsx';
import type { HtmlPage, PageSection } from '../page.ts';
import { Facts, Name, Sentence } from '../words.tsx';

/** The genes, folded, those that do not pass first. */
export function genesSection(page: HtmlPage): PageSection | undefined {
  const { length } = page.report.genes;
  if (length === 0) return undefined;
  return {
    id: 'genes',
    title: 'Genes',
    count: length,
    body: (
      <>
        {page.genes.map((gene) => (
          <Gene key={page.geneAnchor(gene)} gene={gene} page={page} />
        ))}
        <Rest of={length} noun="gene" shown={page.genes.length} />
      </>
    ),
  };
}

function Gene({ gene, page }: { readonly gene: ReportGene; readonly page: HtmlPage }) {
  const { id, change, verdict, commands, blast_radius: radius } = gene;
  const versions = versionWords(gene);
  return (
    <details class="gene" id={page.geneAnchor(gene)} data-item="">
      <summary>
        <Status tone={VERDICT_TONES[verdict]} word={VERDICT_WORDS[verdict]} />
        <span class="id">
          <Name text={id} />
        </span>
        <span class="quiet">
          {change} · {commandCounts(gene)}
        </span>
      </summary>
      <div class="inside">
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
            ...Object.entries(gene.profiles).map(
              ([name, { accepted, reason, remark }]) =>
                [
                  `Profile ${name}`,
                  <>
                    {accepted ? 'accepted' : 'blocked'}
                    {(reason ?? remark) !== undefined && (
                      <>
                        : <Sentence text={reason ?? remark ?? ''} />
                      </>
                    )}
                  </>,
                ] as const,
            ),
            ...(versions ? [['Validators', versions] as const] : []),
          ]}
        />
        <Differences gene={gene} />
        {page.findingsOfGene(gene).map((finding, index) => (
          <FindingItem key={index} finding={finding} page={page} />
        ))}
        {commands.map((command, index) => (
          <Command key={index} gene={gene} command={command} page={page} />
        ))}
      </div>
    </details>
  );
}

/** The differences between a gene's base and head. */
function Differences({ gene: { differences = [] } }: { readonly gene: ReportGene }) {
  if (differences.length === 0) return null;
  return (
    <div class="differences">
      <h3>Changes</h3>
      <ul class="plain">
        {differences.map(({ kind, field, base, head }, index) => (
          <li key={index}>
            <span class={kind === 'constraint_loosened' ? 'caution' : 'quiet'}>{spoken(kind)}</span>{' '}
            <Name text={field} />:{' '}
            {base !== null && (
              <del>
                <Name text={base} />
              </del>
            )}
            {base !== null && head !== null && ' → '}
            {head !== null && (
              <ins>
                <Name text={head} />
              </ins>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
