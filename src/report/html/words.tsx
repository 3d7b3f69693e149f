import type { ComponentChildren } from 'preact';
import { terminal } from '../escape.ts';
import { clip } from '../view/words.ts';

/**
 * How untrusted text gets onto the page. Preact escapes whatever is a text or an attribute; these make
 * visible, besides, what nobody can see and what moves what one sees (`<U+202E>`).
 */

/** Characters of one sentence or name; what is longer was made to be. */
const LONGEST = { sentence: 2000, name: 300 } as const;

/** An id, a path or a command, as code. */
export function Name({ text }: { readonly text: string }) {
  return <code>{text === '' ? '(empty)' : terminal(clip(text, LONGEST.name))}</code>;
}

/** A sentence of a rule, in which names stand between backticks. */
export function Sentence({ text }: { readonly text: string }) {
  const parts = clip(text, LONGEST.sentence).split(/`([^`]+)`/);
  return (
    <bdi>
      {parts.map((part, index) =>
        index % 2 === 1 ? <code key={index}>{terminal(part)}</code> : terminal(part),
      )}
    </bdi>
  );
}

/** A link within the page, or only the content where there is nothing to go to. */
export function Link({
  to,
  children,
}: {
  readonly to: string | undefined;
  readonly children: ComponentChildren;
}) {
  return to === undefined ? children : <a href={`#${to}`}>{children}</a>;
}

/** Terms and what they stand for, in two columns where there is room. */
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

/** A table: `number` columns stand to the right, the title of a `chart` is for screen readers. */
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
