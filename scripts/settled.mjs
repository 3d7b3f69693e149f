/**
 * What is the same of the demonstration on every machine and at every time: durations, what contains
 * the commands, and line breaks are not.
 *
 * @param {string} text what `demo` printed
 * @returns {string} two texts that show the same thing are equal
 */
export const settled = (text) =>
  text
    .replace(/\d+(?:\.\d)? m?s/g, 'TIME')
    .replace(/\nisolation [\s\S]*?\nnote /, '\nnote ')
    .replace(/\s+/g, ' ');
