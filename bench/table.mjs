// @ts-check

/**
 * Measured figures: a title, the names of the columns, and rows that begin with the name of what was
 * measured. The runner prints it, and writes it to bench.json.
 *
 * @typedef {{ title: string, header: readonly string[], rows: readonly (readonly (string | number)[])[] }} Table
 */

/**
 * @param {string} title
 * @param {readonly string[]} header
 * @param {readonly (readonly (string | number)[])[]} rows
 * @returns {Table}
 */
export function table(title, header, rows) {
  return { title, header, rows };
}

/**
 * Formats a table; the first column is left-aligned, the others right-aligned, and numbers are rounded to
 * at least three digits.
 *
 * @param {Table} table
 * @returns {string} lines, with a final line break
 */
export function textOf({ title, header, rows }) {
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
