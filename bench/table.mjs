// @ts-check

/**
 * Formats rows as a table with a title; the first column is left-aligned, the others right-aligned.
 *
 * @param {string} title
 * @param {readonly string[]} header
 * @param {readonly (readonly (string | number)[])[]} rows numbers are rounded to at least three digits
 * @returns {string} lines, with a final line break
 */
export function table(title, header, rows) {
  const cells = [header, ...rows.map((row) => row.map(cell))];
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map((row) =>
    row
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return `${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
}

/** @param {string | number} value */
function cell(value) {
  if (typeof value === 'string') return value;
  return number(value, Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}

/**
 * @param {number} value
 * @param {number} digits number of decimal places
 */
export function number(value, digits = 0) {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
