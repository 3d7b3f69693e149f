/**
 * Takes the screenshots in docs/images: the report as an HTML page, as a comment on GitHub and in a
 * terminal, for a change that passes, for one with a blocked command, and for one with every kind of
 * problem. Run it with `npm run screenshots`; no test compares the screenshots.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AnsiUp } from 'ansi_up';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { GateReport } from '../src/report/gate-report.ts';
import { renderHtml } from '../src/report/html/html.tsx';
import { renderText } from '../src/report/text/text.ts';
import { startBrowser } from '../test/e2e/browser.ts';
import { allWell, everythingWrong, oneBlocked } from '../test/report/fixtures.ts';
import { commentPage, machineFonts, pageOf } from '../test/report/pages.ts';

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
  /** Maximum height in pixels; the screenshot of a shorter page is shorter. */
  readonly height: number;
}

const style = await machineFonts();

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

async function take(chromium: Browser, { name, page, options, height }: Picture): Promise<void> {
  // The page's Content-Security-Policy would block the fonts, which are not its own.
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
