import { defineRule } from '../../../finding/rule.ts';

export const targetWrites = defineRule<{ path: string }>({
  id: 'target-writes',
  layer: 'target',
  severity: 'warning',
  since: '0.1.0',
  title: 'The script changes files',
  why: `By its text it writes or deletes files, so that it may pass by what it wrote.`,
  wrong: `fs.writeFileSync('out.txt', text)`,
  right: `assert.equal(fs.readFileSync('out.txt', 'utf8'), text)`,
  message: ({ path }) => `\`${path}\` writes or deletes files while it validates.`,
  remedy: () => 'Let a validation only look, or write to a temporary directory.',
});
