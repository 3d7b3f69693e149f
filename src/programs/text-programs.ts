/**
 * A pattern up to a delimiter. Its sets contain only letters and digits: versions of sed and awk
 * disagree about the end of a pattern with other sets.
 */
function patternTo(end: string): string {
  return String.raw`(?:[^${end}\\[\n]|\\[^\n]|\[\^?[\w-]+\])*`;
}

/** `1,5p`, `$d`, `/x/!p`, `s/x/y/g`, joined by `;`. None of these reads files, writes or runs anything. */
export const SED_SCRIPT = ((): RegExp => {
  const address = String.raw`(?:\d+|\$|/${patternTo('/')}/)`;
  const replace = (end: string) =>
    String.raw`s[${end}]${patternTo(end)}[${end}](?:[^${end}\\\n]|\\[^\n])*[${end}][gpiI\d]*`;
  const command = `(?:${address}(?:,${address})?!? ?)?(?:[pdq=]|${['/', '|', ',', '#'].map(replace).join('|')})`;
  return new RegExp(`^${command}(?: ?; ?${command})*$`);
})();

/** `NR > 5`, `/x/ { print $1, $NF }`: a condition and a `print`. */
export const AWK_PROGRAM = ((): RegExp => {
  const field = String.raw`(?:\$?(?:\d+|NF|NR)|"[^"\\\n]*")`;
  const test = `!? ?(?:/${patternTo('/')}/|${field}(?: ?(?:[<>=!]=|[<>]) ?${field})?)`;
  const condition = `${test}(?: (?:&&|[|][|]) ${test})*`;
  const print = `[{] ?print(?: ${field}(?:[, ]+${field})*)? ?[}]`;
  return new RegExp(`^ ?(?:${condition}|(?:${condition} ?)?${print}) ?$`);
})();
