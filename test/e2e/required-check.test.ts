import { afterAll, describe, expect, it } from 'vitest';
import { type Pulls, pullsOf, tableOf, threeBases } from './required-check.ts';

const ORIGIN = threeBases(afterAll);

/** What happens to the head, by the words of the page. */
const HAPPENINGS: Readonly<Record<string, (now: Pulls) => Promise<unknown>>> = {
  'A pull request into the default branch is opened': (now) => now.pull({}),
  'A pull request into a protected branch is opened': (now) => now.pull({ into: 'release/1' }),
  'A pull request into another branch is opened': (now) => now.pull({ into: 'dev' }),
  'It is moved from the default branch to a branch that is not protected': async (now) => {
    await now.pull({});
    await now.pull({ action: 'edited', into: 'dev' });
  },
  'It is moved there and back': async (now) => {
    await now.pull({});
    await now.pull({ action: 'edited', into: 'dev' });
    await now.pull({ action: 'edited' });
  },
  'It is closed, another one of the commit into a branch that is not protected is opened, and it is reopened':
    async (now) => {
      await now.pull({});
      now.change({ action: 'closed' });
      await now.pull({ number: 8, into: 'dev' });
      await now.pull({ action: 'reopened' });
    },
  'A second one of the commit into a branch that is not protected is opened': async (now) => {
    await now.pull({});
    await now.pull({ number: 8, into: 'dev' });
  },
  'The commit is also pushed to a branch': async (now) => {
    await now.pull({});
    await now.push();
  },
  'The workflow is also started by hand on the commit': async (now) => {
    await now.pull({});
    await now.dispatch();
  },
  'Someone submits a review': async (now) => {
    await now.pull({});
    await now.review({});
  },
  'The commit is that of a merge queue of the default branch': (now) => now.queue(),
};

const TABLE = tableOf('docs/required-check.md', 'What is on the commit');

describe('the required check', () => {
  it('has a row of the page for each of these', () => {
    expect([...TABLE.keys()]).toEqual(Object.keys(HAPPENINGS));
  });

  it.each(Object.entries(HAPPENINGS))('%s', async (what, happen) => {
    const now = await pullsOf(ORIGIN);
    await happen(now);
    expect(now.checks()).toBe(TABLE.get(what));
  });
});
