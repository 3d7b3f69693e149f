import { defineRule } from '../../../finding/rule.ts';

export const forbiddenPathDeclared = defineRule<{
  gene: string;
  path: string;
  entry: string;
  via: string;
}>({
  id: 'forbidden-path-declared',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The change touches a path that a gene forbids',
  why: `\`constraints.forbidden_paths\` lists what a gene must never touch. An entry means that path and
everything under it, counted from the root of the repository; it is not a pattern, and case counts.
Both names of a renamed file are looked at, and symlinks are followed. For a gene that exists at the
base, its old entries still count.`,
  wrong: '"forbidden_paths": ["src/core"]   // and a change of src/core/index.js',
  right: '"forbidden_paths": ["src/core"]   // and a change of src/corelib.js',
  message: ({ gene, path, entry, via }) =>
    via === ''
      ? `The change touches ${path}, and the gene ${gene} forbids ${entry}.`
      : `The change touches ${path}, which leads to ${via}, and the gene ${gene} forbids ${entry}.`,
  remedy: ({ path, gene }) =>
    `Take ${path} out of the change, or make it in a change that does not use the gene ${gene}.`,
});
