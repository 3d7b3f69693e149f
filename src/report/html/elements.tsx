import type { ComponentChildren } from 'preact';
import { ruleOf } from '../../rules/catalogue.ts';
import { terminal } from '../escape.ts';
import type { ReportFinding } from '../gate-report.ts';
import { pathAndLine } from '../view/finding.ts';
import { newFiles } from '../view/fix.ts';
import type { Row } from '../view/rows.ts';
import { clipCounted, count, SEVERITY_TONES, type Tone } from '../view/words.ts';

/**
 * The elements of a page. Preact escapes text and attributes; those for untrusted text also show invisible
 * and reordering characters by name (`<U+202E>`).
 */

/** Maximum length of a sentence or name; longer ones are hostile. */
const LONGEST = { sentence: 2000, name: 300 } as const;

/** Entries of one list on a page; all are in `gate-report.json`. */
const MOST_ENTRIES = 1_000;

/** An id, a path or a command, as code. */
export function Name({ text }: { readonly text: string }) {
  return <code>{text === '' ? '(empty)' : terminal(clipCounted(text, LONGEST.name))}</code>;
}

/** A message of a rule, with names between backticks. */
export function Sentence({ text }: { readonly text: string }) {
  const parts = clipCounted(text, LONGEST.sentence).split(/`([^`]+)`/);
  return (
    <bdi>
      {parts.map((part, index) =>
        index % 2 === 1 ? <code key={index}>{terminal(part)}</code> : terminal(part),
      )}
    </bdi>
  );
}

/** A word with the color and sign of its meaning. */
export function Status({ tone, word }: { readonly tone: Tone; readonly word: string }) {
  return <strong class={`status ${tone}`}>{word}</strong>;
}

/** A link within the page; only its content without a target. */
export function Link({
  to,
  children,
}: {
  readonly to: string | undefined;
  readonly children: ComponentChildren;
}) {
  return to === undefined ? children : <a href={`#${to}`}>{children}</a>;
}

/** Returns the anchor of a rule in the last section. */
export function ruleAnchor(rule: string): string | undefined {
  return ruleOf(rule) && `rule-${rule}`;
}

/** Lines of code, escaped for a page that a terminal could show; left to right. */
export function Code({ lines }: { readonly lines: readonly string[] }) {
  return <pre dir="ltr">{lines.join('\n')}</pre>;
}

/** Lines of a diff, escaped like {@link Code}. */
export function Diff({ lines }: { readonly lines: readonly string[] }) {
  return (
    <pre dir="ltr">
      {lines.map((line, index) => {
        const text = `${line}\n`;
        if (line.startsWith('-')) return <del key={index}>{text}</del>;
        return line.startsWith('+') ? <ins key={index}>{text}</ins> : text;
      })}
    </pre>
  );
}

/** A term and its value; it is left out if there is none. */
export type Fact = readonly [term: string, value: ComponentChildren];

/** Terms and values in two columns. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([term, value], index) =>
        value ? (
          <div key={index}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Returns the entries of a list that the page shows. */
export function shownOf<T>(entries: readonly T[]): readonly T[] {
  return entries.slice(0, MOST_ENTRIES);
}

/** A list: entries after the `open` first ones are folded, and those that the page does not show are counted. */
export function List<T>({
  of,
  noun,
  each,
  open = MOST_ENTRIES,
}: {
  readonly of: readonly T[];
  readonly noun: string;
  readonly each: (entry: T) => ComponentChildren;
  readonly open?: number;
}) {
  const entries = shownOf(of).map((entry, index) => <li key={index}>{each(entry)}</li>);
  return (
    <>
      <ul>{entries.slice(0, open)}</ul>
      {entries.length > open && (
        <details>
          <summary>{count(of.length - open, `more ${noun}`)}</summary>
          <ul>{entries.slice(open)}</ul>
        </details>
      )}
      {of.length > MOST_ENTRIES && (
        <p class="quiet">
          {count(of.length - MOST_ENTRIES, `more ${noun}`)} in <code>gate-report.json</code>
        </p>
      )}
    </>
  );
}

/** One entry of a list that every format shows. */
export function RowItem({ row }: { readonly row: Row }) {
  const { name, place, word, tone, words, command, notes } = row;
  return (
    <>
      <p>
        <Name text={name} />
        {word !== undefined && (
          <>
            {' '}
            <Status tone={tone} word={word} />
          </>
        )}
        : <Sentence text={words} />{' '}
        {place !== undefined && !name.startsWith(place.path) && (
          <span class="quiet">
            <Name text={`${place.path}:${place.line}`} />
          </span>
        )}
      </p>
      {command !== undefined && <Code lines={[terminal(command)]} />}
      {notes.map((note) => (
        <p class="quiet" key={note}>
          <Sentence text={note} />
        </p>
      ))}
    </>
  );
}

/** Findings with their severities and locations. */
export function Findings({ of }: { readonly of: readonly ReportFinding[] }) {
  return (
    <List
      of={of}
      noun="finding"
      each={(finding) => {
        const place = pathAndLine(finding);
        return (
          <>
            <p>
              <Status tone={SEVERITY_TONES[finding.severity]} word={finding.severity} />{' '}
              {place !== undefined && <Name text={place} />}
            </p>
            <FindingReason finding={finding} />
          </>
        );
      }}
    />
  );
}

/** The message, remedy and rule of a finding, without severity and location. */
export function FindingReason({ finding }: { readonly finding: ReportFinding }) {
  const { message, remedy, rule, suppressed, edit } = finding;
  const files = newFiles(edit).map(({ path, lines = [], length }): Fact => {
    const shown = lines.map((line) => terminal(`+ ${line.replaceAll('\t', '    ')}`));
    return [
      'New file',
      <>
        <Name text={path} />, {count(length, 'line')}
        {shown.length > 0 && <Diff lines={shown} />}
      </>,
    ];
  });
  return (
    <Facts
      facts={[
        ['Why', <Sentence key="why" text={message} />],
        ['Fix', remedy !== '' && <Sentence key="fix" text={remedy} />],
        ...files,
        [
          'Ignored',
          suppressed && (
            <>
              until {terminal(suppressed.expires)}: <Sentence text={suppressed.reason} />
            </>
          ),
        ],
        [
          'Rule',
          <Link key="rule" to={ruleAnchor(rule)}>
            <Name text={rule} />
          </Link>,
        ],
      ]}
    />
  );
}
