import type { Outcome } from '../../model/outcome.ts';
import type { CommandVerdict } from '../../model/verdict.ts';
import { outputLines, terminal } from '../escape.ts';
import type { ReportCommand, ReportGene } from '../gate-report.ts';
import { SIDE_EFFECTS, sideEffectCount, statusWords } from '../view/output.ts';
import { resultOf } from '../view/report-sections.ts';
import { COMMAND_TONES } from '../view/tones.ts';
import { count, duration, size, spoken } from '../view/words.ts';
import { CommandText, marksOf, numberOf } from './command-text.tsx';
import { FindingItem } from './finding.tsx';
import { STATUS_TONES, Status } from './mark.tsx';
import type { HtmlPage } from './page.ts';
import { Facts, Name, Sentence } from './words.tsx';

const VERDICTS: Record<CommandVerdict, string> = {
  allow: 'allowed',
  warn: 'allowed with a warning',
  block: 'blocked',
};

/** One command: its words, its findings and its outcome. */
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
  return (
    <div class="command" id={page.commandAnchor(command)} data-status={resultOf(command)}>
      <CommandText command={command} marked={marked} />
      <p class="result">
        <Status tone={COMMAND_TONES[verdict]} word={VERDICTS[verdict]} />
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

/** The arguments as the program receives them, if quotes or escapes make them differ. */
function Argv({ command: { command, words = [] } }: { readonly command: ReportCommand }) {
  if (words.every(({ text, start, end }) => command.slice(start, end) === text)) return null;
  return (
    <p class="argv">
      <span class="label">Parsed arguments</span>{' '}
      {words.map(({ text }, index) => (
        <span class="word" key={index}>
          <Name text={text} />
        </span>
      ))}
    </p>
  );
}

/** The resources it used, if known. */
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
      {reused && <p class="quiet">Result reused from another gene with the same command.</p>}
      <Output outcome={outcome} />
      {side_effects && <SideEffects effects={side_effects} />}
    </>
  );
}

/** Files that the command changed in its private copy of the checkout. */
function SideEffects({ effects }: { readonly effects: NonNullable<Outcome['side_effects']> }) {
  const kinds = SIDE_EFFECTS.filter((kind) => effects[kind].length);
  const isPartial = effects.complete === false;
  if (kinds.length === 0 && !isPartial) return null;
  return (
    <details class="fold">
      <summary>
        Side effects{' '}
        <span class="quiet">
          {kinds
            .map((kind) => `${count(sideEffectCount(kind, effects), 'file')} ${kind}`)
            .join(', ')}
        </span>
      </summary>
      {isPartial && <p class="quiet">The list of side effects is incomplete.</p>}
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

/** The output of a command, folded; nothing without output. */
function Output({ outcome }: { readonly outcome: Outcome }) {
  return (
    <>
      <Stream name="Standard output" stream={outcome.stdout} />
      <Stream name="Standard error" stream={outcome.stderr} />
    </>
  );
}

function Stream({ name, stream }: { readonly name: string; readonly stream: Outcome['stdout'] }) {
  const { head, tail, bytes, truncated } = stream;
  if (bytes === 0) return null;
  return (
    <details class="fold">
      <summary>
        {name} <span class="quiet">{size(bytes)}</span>
      </summary>
      <Lines text={head} />
      {truncated && <p class="quiet">Output truncated: only the beginning and the end are kept.</p>}
      {tail !== '' && <Lines text={tail} />}
    </details>
  );
}

/** Output lines without colors, with invisible characters shown by name. */
function Lines({ text }: { readonly text: string }) {
  return <pre dir="ltr">{outputLines(text.replace(/\r?\n$/, '')).join('\n')}</pre>;
}
