import type { ComponentChildren } from 'preact';
import { terminal } from '../escape.ts';
import { clipCounted } from '../view/words.ts';

/**
 * Components for untrusted text. Preact escapes text and attributes; these also show invisible and
 * reordering characters by name (`<U+202E>`).
 */

/** Maximum length of a sentence or name; longer ones are hostile. */
const LONGEST = { sentence: 2000, name: 300 } as const;

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

/** Terms and values, in two columns on wide screens. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [term: string, value: ComponentChildren])[];
}) {
  return (
    <dl class="facts">
      {facts.map(([term, value], index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A table: `number` columns are right-aligned, the title of a `chart` is for screen readers only. */
export function Table({
  caption,
  columns,
  children,
}: {
  readonly caption: string;
  readonly columns: readonly (readonly [title: string, kind?: 'number' | 'chart'])[];
  readonly children: ComponentChildren;
}) {
  return (
    <table>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map(([title, kind]) => (
            <th scope="col" class={kind} key={title}>
              {kind === 'chart' ? <span class="unseen">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
