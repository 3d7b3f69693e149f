const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/**
 * Makes text of the change fit for one line of a log or a terminal: no control or invisible
 * characters (they become `\u{1b}`), and neither form of the runner's log commands, of which
 * `::` counts at the start of a line and `##[` anywhere.
 *
 * @param limit characters after which the text is cut, with an ellipsis
 */
export function safeLine(text: string, limit = 200): string {
  const visible = text
    .replace(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
    .replace(/:(?=:)/g, ': ')
    .replaceAll('##[', '## [');
  const characters = Array.from(visible);
  return characters.length <= limit ? visible : `${characters.slice(0, limit - 1).join('')}…`;
}
