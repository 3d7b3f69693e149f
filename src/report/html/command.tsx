import type { Outcome } from '../../model/outcome.ts';
import { outputLines, terminal } from '../escape.ts';
import type { ReportCommand, ReportFinding } from '../gate-report.ts';
import { markedRuns, notShown, shownParts } from '../view/command-lines.ts';
import { mutantWords } from '../view/proof.ts';
import { type CommandResult, resultOf } from '../view/report-sections.ts';
import {
  count,
  duration,
  SIDE_EFFECTS,
  sideEffectCount,
  size,
  spoken,
  statusWords,
  type Tone,
} from '../view/words.ts';
import { Code, Findings, List, Name, Sentence, Status } from './elements.tsx';

const TONES: Record<CommandResult, Tone> = {
  passed: 'good',
  failed: 'bad',
  blocked: 'bad',
  notRun: 'quiet',
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
  const word = verdict === 'block' ? 'blocked' : outcome ? statusWords(outcome) : 'not run';
  const facts = [
    ...(outcome ? usedBy(outcome) : []),
    ...(outcome?.reused ? ['result reused from another gene with the same command'] : []),
    ...(mutant ? [mutantWords(mutant)] : []),
    ...(verdict === 'warn' ? ['allowed with a warning'] : []),
    ...(risk ? [`risk: ${risk}`] : []),
    ...(confirmation ? [`confirmation: ${spoken(confirmation)}`] : []),
    ...Object.entries(profiles).map(([name, answer]) => `${terminal(name)}: ${answer}`),
  ];
  return (
    <article id={anchor}>
      <CommandText command={command} findings={findings} />
      <p class="about">
        <Status tone={TONES[resultOf(command)]} word={word} />
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {findings.length > 0 && <Findings of={findings} />}
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
  const { reason, stdout, stderr, side_effects } = outcome;
  return (
    <>
      {reason !== undefined && (
        <p>
          <Sentence text={reason} />
        </p>
      )}
      <Stream name="Standard output" stream={stdout} />
      <Stream name="Standard error" stream={stderr} />
      {side_effects && <SideEffects effects={side_effects} />}
    </>
  );
}

/** Files that the command changed in its private copy of the checkout. */
function SideEffects({ effects }: { readonly effects: NonNullable<Outcome['side_effects']> }) {
  const paths = SIDE_EFFECTS.flatMap((kind) => effects[kind].map((path) => ({ kind, path })));
  if (paths.length === 0 && effects.complete !== false) return null;
  const counts = SIDE_EFFECTS.filter((kind) => effects[kind].length > 0).map(
    (kind) => `${count(sideEffectCount(kind, effects), 'file')} ${kind}`,
  );
  return (
    <details>
      <summary>
        Side effects <span class="quiet">{counts.join(', ')}</span>
      </summary>
      {effects.complete === false && <p class="quiet">The list of side effects is incomplete.</p>}
      <List
        of={paths}
        noun="file"
        each={({ kind, path }) => (
          <>
            {kind} <Name text={path} />
          </>
        )}
      />
    </details>
  );
}

/** Output without colors, with invisible characters shown by name; nothing without output. */
function Stream({ name, stream }: { readonly name: string; readonly stream: Outcome['stdout'] }) {
  const { head, tail, bytes, truncated } = stream;
  if (bytes === 0) return null;
  const linesOf = (text: string) => outputLines(text.replace(/\r?\n$/, ''));
  return (
    <details>
      <summary>
        {name} <span class="quiet">{size(bytes)}</span>
      </summary>
      <Code lines={linesOf(head)} />
      {truncated && <p class="quiet">Output truncated: only the beginning and the end are kept.</p>}
      {tail !== '' && <Code lines={linesOf(tail)} />}
    </details>
  );
}
