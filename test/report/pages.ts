import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';

const file = createRequire(import.meta.url).resolve;
const githubStyle = await readFile(file('github-markdown-css/github-markdown.css'), 'utf8');

const PAGES = {
  repositoryUrl: 'https://github.com/example/agent',
  detailsUrl: 'https://github.com/example/agent/actions/runs/1',
};

/** The comment as GitHub shows it: its Markdown, and its style for what becomes of that. */
export function commentPage(report: GateReport): string {
  const body = micromark(renderMarkdown(report, { maxCharacters: 65_536, ...PAGES }), {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return pageOf(
    `${githubStyle}
    :root { color-scheme: light dark; }
    body { margin: 0; }
    .markdown-body { padding: 1.5rem; min-height: 100vh; box-sizing: border-box; }`,
    `<article class="markdown-body">${body}</article>`,
  );
}

export function pageOf(css: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}</style>${body}`;
}

/**
 * Stands in for the fonts of a reader's machine, so that the pictures are the same wherever they are
 * taken; the pages themselves bring no font.
 */
export async function machineFonts(): Promise<string> {
  const fonts = [
    ['text', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
    ['code', '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'],
    ['signs', '@fontsource/noto-emoji/files/noto-emoji-2-400-normal.woff2'],
  ] as const;
  const faces = await Promise.all(
    fonts.map(async ([family, path]) => {
      const data = (await readFile(file(path))).toString('base64');
      return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
    }),
  );
  return `${faces.join('\n')}
    html, body, .markdown-body { font-family: text, signs, sans-serif !important; }
    code, pre, tt { font-family: code, monospace !important; font-variant-ligatures: none; }`;
}
