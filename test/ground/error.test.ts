import { expect, it } from 'vitest';
import { inSentences } from '../../src/ground/error.ts';

it.each([
  ['no commit', 'no commit. Do this.'],
  ['No commit.', 'No commit. Do this.'],
  ['No commit\nat all:', 'No commit at all: Do this.'],
])('a message and its hint are sentences on one line: %j', (message, expected) => {
  expect(inSentences({ message, hint: 'Do\n  this.' })).toBe(expected);
});
