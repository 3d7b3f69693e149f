import { afterAll, describe, expect, it } from 'vitest';
import { allWell, everythingWrong, oneBlocked } from './fixtures.ts';
import { startBrowser } from './html/browser.ts';
import { everyField } from './html/every-field.ts';
import { commentPage, machineFonts } from './pages.ts';

const browser = await startBrowser();
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});
if (typeof browser === 'string')
  console.warn(`Chromium cannot start, so no comment is laid out: ${browser}`);

/** What has more in it than it is wide, by its tag and text; a line of a fold too. */
const WIDER = `(() => {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  return [...document.querySelectorAll('*')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map(({ tagName, textContent }) => tagName + ': ' + textContent.slice(0, 80));
})()`;

describe.skipIf(typeof browser === 'string')('on a phone of 360 pixels', () => {
  it.each([
    ['all well', allWell],
    ['one blocked', oneBlocked],
    ['everything wrong', everythingWrong],
    ['every field', everyField],
  ])('nothing of the comment scrolls sideways: %s', async (_, make) => {
    if (typeof browser === 'string') return;
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
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
