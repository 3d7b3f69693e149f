import type { ComponentChildren } from 'preact';
import { HOW_TO_GET_IT } from '../../ground/tool.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { terminal } from '../escape.ts';
import { markedRuns, notShown, shownParts } from '../view/command-lines.ts';
import type { CodeBlock, Note, Row } from '../view/row.ts';
import { capital, clipCounted, count, type Tone } from '../view/words.ts';

/**
 * The elements of a page. Preact escapes text and attributes; those for untrusted text also show invisible
 * and reordering characters by name (`<U+202E>`).
 */

/** Maximum length of a sentence or name; longer ones are hostile. */
const LONGEST = { sentence: 2000, name: 300 } as const;

/** Entries of one list on a page; all are in `gate-report.json`. */
const MOST_ENTRIES = 1_000;

/** An id or a path, as code. */
function Name({ text }: { readonly text: string }) {
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

/** Lines that a terminal could show; left to right. */
export function Code({ lines, language }: CodeBlock) {
  const shown = lines.map((line) => `${terminal(line.replaceAll('\t', '    '))}\n`);
  return (
    <pre dir="ltr">
      {shown.map((line, index) => {
        if (language === 'diff' && line.startsWith('-')) return <del key={index}>{line}</del>;
        return language === 'diff' && line.startsWith('+') ? <ins key={index}>{line}</ins> : line;
      })}
    </pre>
  );
}

/** A command in which what is wrong is marked. */
function CommandText({ command = '', spans = [] }: Row) {
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

/** The entries of a section: those after the `open` first ones are folded, and those that are not shown are counted. */
export function Rows({
  of,
  noun,
  open = MOST_ENTRIES,
}: {
  readonly of: readonly Row[];
  readonly noun: string;
  readonly open?: number;
}) {
  const entries = of.slice(0, MOST_ENTRIES).map((row, index) => (
    <li key={index}>
      <Entry row={row} />
    </li>
  ));
  return (
    <>
      {entries.length > 0 && <ul>{entries.slice(0, open)}</ul>}
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

function Entry({ row }: { readonly row: Row }) {
  const { status, rows = [], blocks = [], command, notes, rule, documents, isFolded } = row;
  const facts = notes.filter(({ label }) => label !== undefined);
  const body = (
    <>
      {command !== undefined && <CommandText {...row} />}
      {notes.map(({ label, text, tone = 'quiet' }) =>
        label === undefined && text !== '' ? (
          <p class={tone} key={text}>
            <Sentence text={text} />
          </p>
        ) : null,
      )}
      {(facts.length > 0 || rule !== undefined) && <Facts notes={facts} rule={rule} />}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {rows.length > 0 && !isFolded && row.also !== undefined ? (
        <details>
          <summary>
            <Sentence text={row.also} />
          </summary>
          <Rows of={rows} noun="finding" />
        </details>
      ) : (
        rows.length > 0 && <Rows of={rows} noun={command === undefined ? 'command' : 'finding'} />
      )}
    </>
  );
  const Box = status === undefined ? 'div' : 'article';
  return isFolded ? (
    <details>
      <summary>
        <Head row={row} />
      </summary>
      {/* A browser opens what a link leads into. */}
      <div id={documents && `rule-${documents}`}>{body}</div>
    </details>
  ) : (
    <Box>
      {(status ?? row.name ?? row.words) !== undefined && (
        <p>
          <Head row={row} />
        </p>
      )}
      {body}
    </Box>
  );
}

/** The first line of an entry. */
function Head({
  row: { status, tone, name, word, words, place, also, rows = [] },
}: {
  readonly row: Row;
}) {
  const parts: ComponentChildren[] = [
    status !== undefined && <Status tone={tone} word={status} />,
    name !== undefined && <Name text={name} />,
    word !== undefined && <span class={status === undefined ? tone : 'quiet'}>({word})</span>,
    words !== undefined && <Sentence text={words} />,
    place !== undefined && !name?.startsWith(place.path) && (
      <span class="quiet">
        <Name text={`${place.path}:${place.line}`} />
      </span>
    ),
    also !== undefined && rows.length === 0 && <Sentence text={also} />,
  ];
  return <>{parts.filter(Boolean).map((part, index) => [index > 0 ? ' ' : '', part])}</>;
}

/** Terms and values in two columns, and the rule. */
function Facts({
  notes,
  rule,
}: {
  readonly notes: readonly Note[];
  readonly rule: string | undefined;
}) {
  const facts: [term: string, fact: ComponentChildren][] = notes.map(({ label = '', text }) => [
    capital(label),
    <Sentence key={text} text={text} />,
  ]);
  if (rule !== undefined) {
    const name = <Name text={rule} />;
    facts.push(['Rule', ruleOf(rule) === undefined ? name : <a href={`#rule-${rule}`}>{name}</a>]);
  }
  return (
    <dl>
      {facts.map(([term, fact], index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines under their title; with a command, how to get the program. */
export function Block({ block }: { readonly block: CodeBlock }) {
  const { title, lines, language, isFolded } = block;
  const heading = title !== undefined && (
    <>
      <Sentence text={title} />
      {language === 'sh' && (
        <>
          {' '}
          (<a href={HOW_TO_GET_IT}>how to get it</a>)
        </>
      )}
    </>
  );
  if (isFolded) {
    return (
      <details>
        <summary>{heading}</summary>
        <Code {...block} />
      </details>
    );
  }
  return (
    <>
      {heading && <p>{heading}</p>}
      {lines.length > 0 && <Code {...block} />}
    </>
  );
}
