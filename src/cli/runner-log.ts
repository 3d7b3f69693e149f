/**
 * Makes output safe for the log of a GitHub Actions runner, which obeys `::command::` at the start of a
 * line (after white space) and `##[command]` anywhere, also in the output of a command that a report
 * quotes. JSON, HTML and XML keep their values: the characters are escaped as the format allows. Other
 * texts get a space, as the runner's own logs do.
 *
 * @param format of the output; JSON for `json`, `agent`, `jsonl`, `sarif` and `in-toto`
 */
export function withoutRunnerCommands(text: string, format: string): string {
  switch (format) {
    case 'json':
    case 'agent':
    case 'jsonl':
    case 'sarif':
    case 'in-toto':
      // A line of JSON begins with a bracket, a quote, or a literal.
      return text.replaceAll('##[', '\\u0023#[');
    case 'html':
    case 'junit':
      return text.replaceAll('##[', '&#35;#[').replace(/^(\s*):(?=:)/gm, '$1&#58;');
    default:
      return text.replaceAll('##[', '## [').replace(/^(\s*):(?=:)/gm, '$1: ');
  }
}
