import type { Outcome } from '../../model/outcome.ts';
import type { CommandVerdict } from '../../model/verdict.ts';
import { terminal } from '../escape.ts';
import type { ReportCommand, ReportGene } from '../gate-report.ts';
import { statusWords } from '../view/output.ts';
import { count, duration, size, spoken } from '../view/words.ts';
import { CommandText, marksOf, numberOf } from './command-text.tsx';
import { FindingItem } from './finding.tsx';
import { STATUS_TONES, Status, type Tone } from './mark.tsx';
import { Output } from './output.tsx';
import type { HtmlPage } from './page.ts';
import { Facts, Name, Sentence } from './words.tsx';

const VERDICTS: Record<CommandVerdict, readonly [Tone, string]> = {
  allow: ['good', 'allowed'],
  warn: ['doubtful', 'allowed, with a remark'],
  block: ['bad', 'blocked'],
};

/** One command: its words, what each rule said, and what running it gave. */
export function Command({
  gene,
  command,
  page,
}: {
  readonly gene: ReportGene;
  readonly command: ReportCommand;
  readonly page: HtmlPage;
}) {
  const { verdict, risk, confirmation, outcome } = command;
  const findings = page.findingsOf(gene, command);
  const marked = marksOf(findings);
  const [tone, word] = VERDICTS[verdict];
  return (
    <div class="command" id={page.commandAnchor(command)}>
      <CommandText command={command} marked={marked} />
      <p class="said">
        <Status tone={tone} word={word} />
        {outcome && <Status tone={STATUS_TONES[outcome.status]} word={statusWords(outcome)} />}
        {outcome && outcome.status !== 'skipped' && <span>{duration(outcome.duration_ms)}</span>}
        {outcome && <Resources outcome={outcome} />}
        {outcome === undefined && verdict !== 'block' && <span>not run</span>}
        {risk && <span>risk: {risk}</span>}
        {confirmation && <span>confirmation: {spoken(confirmation)}</span>}
        {Object.entries(command.profiles).map(([name, answer]) => (
          <span key={name}>
            {terminal(name)}: {answer}
          </span>
        ))}
      </p>
      {findings.map((finding, index) => (
        <FindingItem key={index} finding={finding} page={page} number={numberOf(finding, marked)} />
      ))}
      <Argv command={command} />
      {outcome && <OutcomeDetails outcome={outcome} />}
    </div>
  );
}

/** The words as the program would get them, where quotes or escapes make them differ. */
function Argv({ command: { command, words = [] } }: { readonly command: ReportCommand }) {
  if (words.every(({ text, start, end }) => command.slice(start, end) === text)) return null;
  return (
    <p class="argv">
      <span class="label">As the program gets them</span>{' '}
      {words.map(({ text }, index) => (
        <span class="word" key={index}>
          <Name text={text} />
        </span>
      ))}
    </p>
  );
}

/** What it used, where the machine tells. */
function Resources({ outcome: { resources = {} } }: { readonly outcome: Outcome }) {
  const { peak_memory_bytes, cpu_ms } = resources;
  return (
    <>
      {cpu_ms !== undefined && <span>CPU: {duration(cpu_ms)}</span>}
      {peak_memory_bytes !== undefined && <span>memory: {size(peak_memory_bytes)}</span>}
    </>
  );
}

function OutcomeDetails({ outcome }: { readonly outcome: Outcome }) {
  const { reason, reused, side_effects } = outcome;
  return (
    <>
      {reason !== undefined && (
        <p>
          <Sentence text={reason} />
        </p>
      )}
      {reused && <p class="quiet">Another gene has the same command; it ran once, there.</p>}
      <Output outcome={outcome} />
      {side_effects && <SideEffects effects={side_effects} />}
    </>
  );
}

/** Files that the command left in its own view of the checkout. */
function SideEffects({ effects }: { readonly effects: NonNullable<Outcome['side_effects']> }) {
  const kinds = (['created', 'changed', 'deleted'] as const).filter((kind) => effects[kind].length);
  if (kinds.length === 0) return null;
  return (
    <details class="fold">
      <summary>
        Side effects{' '}
        <span class="quiet">
          {kinds.map((kind) => `${count(effects[kind].length, 'file')} ${kind}`).join(', ')}
        </span>
      </summary>
      <Facts
        facts={kinds.map((kind) => [
          kind,
          <ul class="plain" key={kind}>
            {effects[kind].map((path, index) => (
              <li key={index}>
                <Name text={path} />
              </li>
            ))}
          </ul>,
        ])}
      />
    </details>
  );
}
