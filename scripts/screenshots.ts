/**
 * Takes the pictures of docs/images: the report as an HTML page, as a comment on GitHub and in a
 * terminal, for a change where all is well, for one with a blocked command, and for one with
 * everything wrong at once. `npm run screenshots`; the pictures are looked at, and compared by nobody.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AnsiUp } from 'ansi_up';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { GateReport } from '../src/report/gate-report.ts';
import { renderHtml } from '../src/report/html/html.tsx';
import { renderMarkdown } from '../src/report/markdown/markdown.ts';
import { renderText } from '../src/report/text/text.ts';
import { allWell, everythingWrong, oneBlocked } from '../test/report/fixtures.ts';
import { startBrowser } from '../test/report/html/browser.ts';

const IMAGES = 'docs/images';
const REPORTS = {
  'all-well': allWell(),
  'one-blocked': oneBlocked(),
  'everything-wrong': everythingWrong(),
};

const DESK: BrowserContextOptions = { viewport: { width: 1200, height: 860 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
};
const DARK = { colorScheme: 'dark' } as const;
const LIGHT = { colorScheme: 'light' } as const;

interface Picture {
  readonly name: string;
  readonly page: string;
  readonly options: BrowserContextOptions;
  /** Pixels of the page that are shown at most; a shorter page makes a shorter picture. */
  readonly height: number;
}

const file = createRequire(import.meta.url).resolve;
const style = await machineFonts();
const githubStyle = await readFile(file('github-markdown-css/github-markdown.css'), 'utf8');

const browser = await startBrowser();
if (typeof browser === 'string') throw new Error(`Chromium cannot start: ${browser}`);
try {
  await mkdir(IMAGES, { recursive: true });
  for (const [name, report] of Object.entries(REPORTS)) {
    for (const picture of picturesOf(name, report)) await take(browser, picture);
  }
} finally {
  await browser.close();
}

function picturesOf(name: string, report: GateReport): Picture[] {
  const html = renderHtml(report);
  const comment = commentPage(report);
  return [
    { name: `html-${name}-light`, page: html, options: { ...DESK, ...LIGHT }, height: 860 },
    { name: `html-${name}-dark`, page: html, options: { ...DESK, ...DARK }, height: 860 },
    { name: `html-${name}-phone`, page: html, options: { ...PHONE, ...LIGHT }, height: 740 },
    {
      name: `comment-${name}-light`,
      page: comment,
      options: { viewport: { width: 860, height: 100 }, ...LIGHT },
      height: 1000,
    },
    { name: `comment-${name}-phone`, page: comment, options: { ...PHONE, ...DARK }, height: 740 },
    {
      name: `terminal-${name}`,
      page: terminalPage(report),
      options: { viewport: { width: 720, height: 200 }, ...DARK },
      height: 1000,
    },
  ];
}

/** The comment as GitHub shows it: its Markdown, and its style for what becomes of that. */
function commentPage(report: GateReport): string {
  const body = micromark(renderMarkdown(report, { maxCharacters: 65_536 }), {
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

/** What a terminal of eighty columns shows, in its own colours. */
function terminalPage(report: GateReport): string {
  const converter = new AnsiUp();
  converter.use_classes = true;
  const text = renderText(report, { columns: 80, colour: true, verbose: false });
  return pageOf(
    `body { margin: 0; background: #16191d; color: #d6dae0; }
    pre { margin: 0; padding: 1.25rem 1.5rem; font: 0.8125rem/1.45 monospace; }
    .ansi-red-fg { color: #ff8d82; }
    .ansi-green-fg { color: #62c979; }
    .ansi-yellow-fg { color: #e2b34a; }`,
    `<pre>${converter.ansi_to_html(text)}</pre>`,
  );
}

function pageOf(css: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}</style>${body}`;
}

/**
 * Stands in for the fonts of a reader's machine, so that the pictures are the same wherever they are
 * taken; the pages themselves bring no font.
 */
async function machineFonts(): Promise<string> {
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

async function take(chromium: Browser, { name, page, options, height }: Picture): Promise<void> {
  // The fonts are not the page's own, so its policy would refuse them.
  const context = await chromium.newContext({ ...options, bypassCSP: true });
  try {
    const tab = await context.newPage();
    await tab.setContent(page);
    await tab.addStyleTag({ content: style });
    await tab.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    const { width, needed } = await tab.evaluate(() => ({
      width: innerWidth,
      needed: document.documentElement.scrollHeight,
    }));
    const picture = await tab.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, needed) },
    });
    await writeFile(join(IMAGES, `${name}.png`), picture);
    console.log(`${name}.png: ${Math.round(picture.length / 1024)} kB`);
  } finally {
    await context.close();
  }
}
