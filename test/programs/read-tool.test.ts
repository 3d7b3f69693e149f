import { describe, expect, it } from 'vitest';
import { readTool } from '../../src/programs/read-tool.ts';
import { programTerms } from '../../src/programs/registry.ts';
import { TOOLS } from '../../src/programs/tools/index.ts';
import { wordsOf } from '../command/words.ts';

describe('the beginning of a flag', () => {
  const make = programTerms({ programs: ['make'], families: [] }).allowed.get('make');
  const kindOf = (text: string) => make && readTool(make.use, wordsOf(text)).flags[0]?.flag?.kind;

  it.each([
    ['--eva=x', 'outside-code'],
    ['--just', 'only-prints'],
    ['--keep', 'plain'],
    ['--no-such', undefined],
  ])('%s is %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('is no flag of a tool that does not complete it', () => {
    const jest = TOOLS.get('jest');
    const [flag] = jest ? readTool(jest, wordsOf('--globalSetu=./x.js')).flags : [];
    expect(flag).toMatchObject({ written: '--globalSetu', flag: undefined });
  });
});
