import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderHtml } from '../../src/report/html/html.tsx';
import {
  allWell,
  couldNotDecide,
  everyField,
  everythingWrong,
  oneBlocked,
} from '../report/fixtures.ts';
import { withStrings } from '../report/hostile.ts';
import { commentPage, machineFonts } from '../report/pages.ts';
import { startBrowser } from './browser.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const MODES: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  phone: { ...PHONE, colorScheme: 'light' },
};

/** Each begins like markup, ends a script or a comment, or moves what stands beside it. */
const HOSTILE = [
  '</script><script>window.pwned = 1</script>',
  '<!--<script>window.pwned = 1</script>',
  '<img src=https://example.com/x.png onerror="window.pwned = 1">',
  '"><svg onload=window.pwned=1>',
  "javascript:window.pwned=1//'",
  'ab\u2028c\u2029d\u202eevil\u0000',
  'مرحبا && rm -rf /',
  `${'a-very-long-name-without-any-blank'.repeat(20)}`,
];

const browser = await startBrowser();
const folder = await mkdtemp(join(tmpdir(), 'gene-gate-html-'));
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
  await rm(folder, { recursive: true, force: true });
});

if (typeof browser === 'string')
  console.warn(`Chromium cannot start, so no page or comment is laid out: ${browser}`);

/** Opens a report, or a page of one, from the disk and does something with it; what went wrong meanwhile is returned. */
async function open(
  report: GateReport | string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<{ readonly trouble: string[] }> {
  if (typeof browser === 'string') throw new Error(browser);
  const file = join(folder, 'report.html');
  await writeFile(file, typeof report === 'string' ? report : renderHtml(report));
  const { href } = pathToFileURL(file);
  const context = await browser.newContext(options);
  const trouble: string[] = [];
  try {
    const page = await context.newPage();
    page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('request', (request) => {
      if (request.url() !== href) trouble.push(`request of ${request.url()}`);
    });
    await page.goto(href);
    await act(page);
    return { trouble };
  } finally {
    await context.close();
  }
}

const openFolds = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

/** Words, and not elements, of what a rule of WCAG objects to. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    }),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe.skipIf(typeof browser === 'string')('in a browser', () => {
  describe.each(Object.entries(MODES))('%s', (_, mode) => {
    it.each([
      ['one blocked', oneBlocked],
      ['could not decide', couldNotDecide],
      ['every field', everyField],
    ])('nothing is in the way of anybody: %s', async (_name, make) => {
      const { trouble } = await open(make(), mode, async (page) => {
        await openFolds(page);
        expect(await violations(page)).toEqual([]);
        const [needed, shown] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ]);
        expect(needed).toBeLessThanOrEqual(shown ?? 0);
      });
      expect(trouble).toEqual([]);
    });
  });

  it('a pass fits on one screen', async () => {
    await open(allWell(), { viewport: { width: 820, height: 1000 } }, async (page) => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBe(1000);
    });
  });

  it.each(['light', 'phone'])('hostile strings stay text: %s', async (mode) => {
    const report = withStrings(everythingWrong(), HOSTILE);
    const { trouble } = await open(report, MODES[mode] ?? {}, async (page) => {
      await openFolds(page);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      expect(await page.locator('script, img, iframe').count()).toBe(0);
      expect(await page.locator('body').innerText()).toContain(HOSTILE[0]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBeLessThanOrEqual(0);
    });
    expect(trouble).toEqual([]);
  });

  it('lets no script or other style in, and nothing be loaded', async () => {
    const { trouble } = await open(oneBlocked(), {}, async (page) => {
      await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        const image = document.createElement('img');
        image.src = 'https://example.com/x.png';
        document.body.append(style, image);
      });
      expect(await page.locator('h1').isVisible()).toBe(true);
      const markup = page.evaluate(() => {
        document.body.innerHTML = '<b>written by a script</b>';
      });
      await expect(markup).rejects.toThrow('TrustedHTML');
    });
    expect(trouble.join('\n')).toMatch(/style-src[\s\S]*img-src|img-src[\s\S]*style-src/);
  });

  it('can be read where no script may run', async () => {
    const { trouble } = await open(oneBlocked(), { javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('h1').innerText()).toMatch(/fail/i);
      expect(await page.locator('#attention').innerText()).toContain('npm test');
      await page.locator('#genes summary').first().click();
      expect(await page.locator('#genes article').first().isVisible()).toBe(true);
    });
    expect(trouble).toEqual([]);
  });

  it('opens what a link leads to', async () => {
    await open(oneBlocked(), {}, async (page) => {
      await page.locator('#attention dl a').press('Enter');
      // The browser follows the link after the key; waiting fails if it never opens.
      await page.locator('#rule-shell-operator pre').first().waitFor({ state: 'visible' });
    });
  });

  it('prints what is folded', async () => {
    await open(oneBlocked(), {}, async (page) => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#genes article').first().isVisible()).toBe(true);
    });
  });
});

/** What has more in it than it is wide, but for code and tables; a line of a fold too. */
const WIDER = `(() => {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  return [...document.querySelectorAll('*')]
    .filter((each) => each.closest('pre, table') === null)
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map(({ tagName, textContent }) => tagName + ': ' + textContent.slice(0, 80));
})()`;

describe.skipIf(typeof browser === 'string')('on a phone of 360 pixels', () => {
  it.each([
    ['all well', allWell],
    ['one blocked', oneBlocked],
    ['everything wrong', everythingWrong],
    ['every field', everyField],
  ])('nothing of the comment scrolls sideways but code and tables: %s', async (_, make) => {
    if (typeof browser === 'string') return;
    const context = await browser.newContext(PHONE);
    try {
      const tab = await context.newPage();
      await tab.setContent(commentPage(make()));
      await tab.addStyleTag({ content: await machineFonts() });
      await tab.evaluate('Promise.all([...document.fonts].map((font) => font.load()))');
      expect(await tab.evaluate(WIDER)).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
