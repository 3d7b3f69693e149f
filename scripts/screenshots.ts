/**
 * Takes the screenshots in docs/images: the report of the real gate on small repositories, as an HTML
 * page, as a comment on GitHub and in a terminal. Run it with `npm run screenshots`; no test compares
 * the screenshots.
 *
 *     npm run screenshots [-- DIR [SCENE…]]
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnsiUp } from 'ansi_up';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { main } from '../src/cli/main.ts';
import { processTerminal, type Terminal } from '../src/cli/terminal.ts';
import type { GateReport } from '../src/report/gate-report.ts';
import { renderHtml } from '../src/report/html/html.tsx';
import { renderText } from '../src/report/text/render-text.ts';
import { startBrowser } from '../test/e2e/browser.ts';
import { commentPage, machineFonts, pageOf } from '../test/report/pages.ts';
import { createRepository, SCENES, type Scene } from './scenes.ts';

const [IMAGES = 'docs/images', ...NAMES] = process.argv.slice(2);

/** The width of a comment on a large screen, and that of a phone. The height is that of the page. */
const DESK: BrowserContextOptions = { viewport: { width: 820, height: 100 } };
const PHONE: BrowserContextOptions = { viewport: { width: 380, height: 100 } };
/** A longer page is shown from its start. */
const MOST_PIXELS = 1200;
const DARK = { colorScheme: 'dark' } as const;
const LIGHT = { colorScheme: 'light' } as const;

interface Picture {
  readonly name: string;
  readonly page: string;
  readonly options: BrowserContextOptions;
}

const style = await machineFonts();
const folder = await mkdtemp(join(tmpdir(), 'gene-gate-scenes-'));
const browser = await startBrowser();
if (typeof browser === 'string') throw new Error(`Chromium cannot start: ${browser}`);
try {
  await mkdir(IMAGES, { recursive: true });
  for (const scene of SCENES) {
    if (NAMES.length > 0 && !NAMES.includes(scene.name)) continue;
    const report = await reportOf(scene);
    for (const picture of picturesOf(scene.name, report)) await take(browser, picture);
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

/** Runs the gate on the repository of a scene. */
async function reportOf(scene: Scene): Promise<GateReport> {
  // The same name for all: it occurs in output.
  const directory = join(folder, 'agent');
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory);
  await createRepository(directory, scene);
  const args = ['--repo', directory, '--base', 'main', '--head', 'pull-request', '--quiet'];
  let printed = '';
  const terminal: Terminal = {
    ...processTerminal(new AbortController().signal),
    print: (text) => {
      printed += text;
    },
  };
  await main(['check', ...args, '--format', 'json'], terminal);
  return JSON.parse(printed);
}

function picturesOf(name: string, report: GateReport): Picture[] {
  const html = renderHtml(report);
  const comment = commentPage(report);
  return [
    { name: `html-${name}-light`, page: html, options: { ...DESK, ...LIGHT } },
    { name: `html-${name}-dark`, page: html, options: { ...DESK, ...DARK } },
    { name: `html-${name}-phone`, page: html, options: { ...PHONE, ...LIGHT } },
    { name: `comment-${name}-light`, page: comment, options: { ...DESK, ...LIGHT } },
    { name: `comment-${name}-dark`, page: comment, options: { ...DESK, ...DARK } },
    { name: `comment-${name}-phone`, page: comment, options: { ...PHONE, ...LIGHT } },
    {
      name: `terminal-${name}`,
      page: terminalPage(report),
      options: { viewport: { width: 720, height: 100 }, ...DARK },
    },
  ];
}

/** Returns a page with the output in a terminal of 80 columns, with colours. */
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

async function take(chromium: Browser, { name, page, options }: Picture): Promise<void> {
  // The page's Content-Security-Policy would block the fonts, which are not its own.
  const context = await chromium.newContext({ ...options, bypassCSP: true });
  try {
    const tab = await context.newPage();
    await tab.setContent(page);
    await tab.addStyleTag({ content: style });
    await tab.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width: tab.viewportSize()?.width ?? 0 };
    const picture = await tab.screenshot({
      fullPage: true,
      clip: { ...clip, height: Math.min(height, MOST_PIXELS) },
    });
    await writeFile(join(IMAGES, `${name}.png`), picture);
    console.log(`${name}.png: ${height} px, ${Math.round(picture.length / 1024)} kB`);
  } finally {
    await context.close();
  }
}
