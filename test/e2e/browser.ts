import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/**
 * Starts the Chromium that npm installed. It needs nothing of the system but its ordinary libraries.
 *
 * @returns the reason, where it cannot start
 */
export async function startBrowser(): Promise<Browser | string> {
  try {
    return await chromium.launch({
      executablePath: await sparticuz.executablePath(),
      // Its own sandbox cannot be had as root; what it opens is ours.
      args: ['--no-sandbox'],
      timeout: 60_000,
    });
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}
