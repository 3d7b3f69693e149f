import type { ComponentChildren } from 'preact';
import { ruleOf } from '../../rules/catalogue.ts';
import { terminal } from '../escape.ts';
import type { Tone } from '../view/words.ts';
import { clipCounted, count } from '../view/words.ts';

/**
 * The elements of a page. Preact escapes text and attributes; those for untrusted text also show invisible
 * and reordering characters by name (`<U+202E>`).
 */

/** Maximum length of a sentence or name; longer ones are hostile. */
const LONGEST = { sentence: 2000, name: 300 } as const;

/** Entries of one list on a page; all are in `gate-report.json`. */
const MOST_ENTRIES = 1_000;

/** One section of the page. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** The number of its entries. */
  readonly count?: number;
  readonly body: ComponentChildren;
}

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

/** The id of a rule, which leads to its documentation. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <Link to={ruleAnchor(rule)}>
      <Name text={rule} />
    </Link>
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
      <Rest of={of} noun={noun} />
    </>
  );
}

/** Says how many entries of a list the page does not show. */
export function Rest({
  of: { length },
  noun,
}: {
  readonly of: readonly unknown[];
  readonly noun: string;
}) {
  if (length <= MOST_ENTRIES) return null;
  return (
    <p class="quiet">
      {count(length - MOST_ENTRIES, `more ${noun}`)} in <code>gate-report.json</code>
    </p>
  );
}
