import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { GateReport } from '../../../src/report/gate-report.ts';
import { renderHtml } from '../../../src/report/html/html.tsx';

export type Element = DefaultTreeAdapterTypes.Element;

interface Parsed {
  readonly elements: readonly Element[];
  readonly comments: number;
  /** What a reader sees, without our own style. */
  readonly text: string;
  readonly errors: readonly string[];
}

/** Reads a page as a browser does. */
export function read(page: string): Parsed {
  const errors: string[] = [];
  const document = parse(page, { onParseError: ({ code }) => errors.push(code) });
  const elements: Element[] = [];
  const texts: string[] = [];
  let comments = 0;
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#comment') comments += 1;
    if ('value' in node) texts.push(node.value);
    if ('tagName' in node) elements.push(node);
    if (node.nodeName === 'script' || node.nodeName === 'style') return;
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(document);
  return { elements, comments, text: texts.join('\n'), errors };
}

/** The words of the page of a report, a line for each block, without the pages of the rules at its end. */
export function outlineOf(one: GateReport): string {
  const [, body = ''] = renderHtml(one).split('<body>');
  const [pages = ''] = body.split('aria-labelledby="rules-title"');
  return pages
    .replace(/<(?=(?:section|h[12]|p|tr|dt|summary|pre)\b)/g, '\n<')
    .replace(/<section[^>]*>/g, '#')
    .replace(/<\/dt>/g, ': ')
    .replace(/<(?!\/?(?:mark|code)\b)[^>]*>/g, ' ')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .concat('\n');
}
