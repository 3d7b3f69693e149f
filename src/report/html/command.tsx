import type { Outcome, OutcomeStatus } from '../../model/outcome.ts';
import type { CommandVerdict } from '../../model/verdict.ts';
import { outputLines, terminal } from '../escape.ts';
import type { ReportCommand, ReportFinding } from '../gate-report.ts';
import { markedRuns, notShown, shownParts } from '../view/command-lines.ts';
import { mutantWords } from '../view/mutant.ts';
import {
  COMMAND_TONES,
  count,
  duration,
  SIDE_EFFECTS,
  sideEffectCount,
  size,
  spoken,
  statusWords,
  type Tone,
} from '../view/words.ts';
import { Facts, Name, Sentence, Status } from './elements.tsx';
import { Findings } from './findings.tsx';

const VERDICTS: Record<CommandVerdict, string> = {
  allow: 'allowed',
  warn: 'allowed with a warning',
  block: 'blocked',
};

const STATUS_TONES: Record<OutcomeStatus, Tone> = {
  passed: 'good',
  failed: 'bad',
  timed_out: 'bad',
  blocked: 'bad',
  skipped: 'quiet',
  crashed: 'bad',
  not_runnable: 'bad',
  error: 'bad',
};

/** One command: its words, its findings and its outcome. */
export function Command({
  command,
  findings,
  anchor,
}: {
  readonly command: ReportCommand;
  readonly findings: readonly ReportFinding[];
  readonly anchor: string | undefined;
}) {
  const { verdict, risk, confirmation, outcome, mutant, profiles } = command;
  const facts = [
    ...(outcome ? usedBy(outcome) : verdict === 'block' ? [] : ['not run']),
    ...(mutant ? [mutantWords(mutant)] : []),
    ...(risk ? [`risk: ${risk}`] : []),
    ...(confirmation ? [`confirmation: ${spoken(confirmation)}`] : []),
    ...Object.entries(profiles).map(([name, answer]) => `${terminal(name)}: ${answer}`),
  ];
  return (
    <article id={anchor}>
      <CommandText command={command} findings={findings} />
      <p class="about">
        <Status tone={COMMAND_TONES[verdict]} word={VERDICTS[verdict]} />
        {outcome && <Status tone={STATUS_TONES[outcome.status]} word={statusWords(outcome)} />}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {findings.length > 0 && <Findings of={findings} />}
      <Arguments command={command} />
      {outcome && <OutcomeDetails outcome={outcome} />}
    </article>
  );
}

/** A command in which the spans of findings are marked. */
export function CommandText({
  command: { command },
  findings,
}: {
  readonly command: ReportCommand;
  readonly findings: readonly ReportFinding[];
}) {
  const spans = findings.flatMap(({ span }) => span ?? []);
  return (
    <pre dir="ltr">
      {shownParts(command, spans).map(({ start, end, isShown }) =>
        isShown ? (
          markedRuns(command, { start, end }, spans).map(({ text, marked }, index) =>
            marked ? <mark key={index}>{text || '\u00a0'}</mark> : text,
          )
        ) : (
          <span class="quiet" key={start}>{` ${notShown(end - start)} `}</span>
        ),
      )}
    </pre>
  );
}

/** The arguments as the program receives them, if quotes or escapes make them differ. */
function Arguments({ command: { command, words = [] } }: { readonly command: ReportCommand }) {
  if (words.every(({ text, start, end }) => command.slice(start, end) === text)) return null;
  return (
    <p class="about">
      <span class="quiet">Parsed arguments</span>
      {words.map(({ text }, index) => (
        <Name key={index} text={text} />
      ))}
    </p>
  );
}

/** What the command used, if known. */
function usedBy({ status, duration_ms, resources = {} }: Outcome): string[] {
  const { peak_memory_bytes: memory, cpu_ms: cpu } = resources;
  return [
    ...(status === 'skipped' ? [] : [duration(duration_ms)]),
    ...(cpu === undefined ? [] : [`CPU: ${duration(cpu)}`]),
    ...(memory === undefined ? [] : [`memory: ${size(memory)}`]),
  ];
}

function OutcomeDetails({ outcome }: { readonly outcome: Outcome }) {
  const { reason, reused, stdout, stderr, side_effects } = outcome;
  return (
    <>
      {reason !== undefined && (
        <p>
          <Sentence text={reason} />
        </p>
      )}
      {reused && <p class="quiet">Result reused from another gene with the same command.</p>}
      <Stream name="Standard output" stream={stdout} />
      <Stream name="Standard error" stream={stderr} />
      {side_effects && <SideEffects effects={side_effects} />}
    </>
  );
}

/** Files that the command changed in its private copy of the checkout. */
function SideEffects({ effects }: { readonly effects: NonNullable<Outcome['side_effects']> }) {
  const kinds = SIDE_EFFECTS.filter((kind) => effects[kind].length);
  const isPartial = effects.complete === false;
  if (kinds.length === 0 && !isPartial) return null;
  const counts = kinds.map((kind) => `${count(sideEffectCount(kind, effects), 'file')} ${kind}`);
  return (
    <details>
      <summary>
        Side effects <span class="quiet">{counts.join(', ')}</span>
      </summary>
      {isPartial && <p class="quiet">The list of side effects is incomplete.</p>}
      <Facts
        facts={kinds.map((kind) => [
          kind,
          effects[kind].map((path, index) => (
            <div key={index}>
              <Name text={path} />
            </div>
          )),
        ])}
      />
    </details>
  );
}

/** Output without colors, with invisible characters shown by name; nothing without output. */
function Stream({ name, stream }: { readonly name: string; readonly stream: Outcome['stdout'] }) {
  const { head, tail, bytes, truncated } = stream;
  if (bytes === 0) return null;
  return (
    <details>
      <summary>
        {name} <span class="quiet">{size(bytes)}</span>
      </summary>
      <Lines text={head} />
      {truncated && <p class="quiet">Output truncated: only the beginning and the end are kept.</p>}
      {tail !== '' && <Lines text={tail} />}
    </details>
  );
}

function Lines({ text }: { readonly text: string }) {
  return <pre dir="ltr">{outputLines(text.replace(/\r?\n$/, '')).join('\n')}</pre>;
}
