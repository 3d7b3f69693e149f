/** Characters of a path; a path that continues before or after the root is another one. */
const IN_PATH = String.raw`[\w.@+~-]`;

/**
 * Returns a function that shortens paths in a program's output to paths relative to the repository, also
 * those of `file:` URLs. The root itself becomes `.`.
 *
 * @param root of the checkout as the program saw it, with `/` or `\`; undefined: nothing is shortened
 */
export function relativePaths(root: string | undefined): (text: string) => string {
  if (root === undefined || root.length < 2) return (text) => text;
  const url = `file://${root.startsWith('/') ? '' : '/'}${encodeURI(root.replaceAll('\\', '/'))}`;
  const forms = [url, `file://${root}`, root.replaceAll('\\', '\\\\'), root];
  const pattern = new RegExp(
    `(?<!${IN_PATH})(?:${forms.map(literal).join('|')})(?:([/\\\\]{1,2})(?=${IN_PATH})|(?!${IN_PATH}))`,
    'g',
  );
  return (text) => text.replace(pattern, (_, separator?: string) => (separator ? '' : '.'));
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
