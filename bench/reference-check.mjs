// @ts-check

const PREFIXES = ['node ', 'npm ', 'npx '];

/**
 * The check that the reference engine documents for validation commands, for comparison: a prefix,
 * then text patterns. It judges only the text, not what would run.
 *
 * @param {string} command
 * @returns {boolean} true if the command would run
 */
export function referenceCheck(command) {
  const text = command.trim();
  if (text === '') return false;
  if (!PREFIXES.some((prefix) => text.startsWith(prefix))) return false;
  if (/`|\$\(/.test(text)) return false;
  const stripped = text.replace(/"[^"]*"/g, '').replace(/'[^']*'/g, '');
  if (/[;&|><]/.test(stripped)) return false;
  return !/^node\s+(-e|--eval|--print|-p)\b/.test(text);
}
