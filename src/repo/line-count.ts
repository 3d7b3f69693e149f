/**
 * Counts lines as git does for text: pieces that end in a newline, and a last piece that does not.
 * An empty file has none.
 */
export function countLines(content: Buffer): number {
  let lines = 0;
  for (let at = content.indexOf(10); at >= 0; at = content.indexOf(10, at + 1)) lines++;
  return content.length > 0 && content[content.length - 1] !== 10 ? lines + 1 : lines;
}
