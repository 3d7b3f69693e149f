/** Statements of JavaScript that fail; the word is not declared. */
export function failingStatements(token: string): string {
  return ` debugger; var _${token}=${token}( "x" ) ; throw _${token} ;`;
}

/** What stands before the expression that an arrow function returns, and fails before it is read. */
export function failingExpression(token: string): string {
  return ` (() => {${failingStatements(token)} })( ) ? 0 : `;
}

/** An export that nothing uses. */
export function unusedExport(token: string): string {
  return `\nexport const unused_${token} = "x"  ;\n`;
}
