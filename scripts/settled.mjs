/**
 * Normalises the output of the demo: removes durations, the isolation and line breaks, which differ
 * between runs and machines.
 *
 * @param {string} text the output of `demo`
 * @returns {string} equal for the same output of different runs
 */
export const settled = (text) =>
  text
    .replace(/\d+(?:\.\d)? m?s/g, 'TIME')
    .replace(/\nisolation [\s\S]*?\nnote /, '\nnote ')
    .replace(/\s+/g, ' ');
