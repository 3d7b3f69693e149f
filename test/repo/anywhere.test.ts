import { describe, expect, it } from 'vitest';
import { isWithinAnywhere } from '../../src/repo/paths.ts';
import { list } from '../table.ts';

describe('isWithinAnywhere', () => {
  it.each(list`
    gep/events.jsonl ¦ a/b/gep/events.jsonl ¦ gep/events.jsonl/x ¦ a/GEP/Events.JSONL
    gep/eventſ.jsonl ¦ ./gep//events.jsonl ¦ gep\events.jsonl ¦ /gep/events.jsonl
    ../gep/events.jsonl ¦ ../x/../gep/events.jsonl
  `)('finds the directory in %j', (path) => {
    expect(isWithinAnywhere(path, 'gep/events.jsonl')).toBe(true);
  });

  it.each(['', 'gep', 'agep/events.jsonl', 'gep/events.jsonl2', 'gep/x/events.jsonl', '/x'])(
    'does not find it in %j',
    (path) => {
      expect(isWithinAnywhere(path, 'gep/events.jsonl')).toBe(false);
    },
  );
});
