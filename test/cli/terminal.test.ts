import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutRunnerCommands } from '../../src/cli/terminal.ts';
import { REPORT_FORMATS, renderReport } from '../../src/report/format.ts';
import { everythingWrong } from '../report/fixtures.ts';
import { withStrings } from '../report/hostile.ts';

/** As the runner reads a line: `::` at its start, `##[` anywhere. */
const COMMAND = /^\s*::|##\[/m;
const ATTACKS = [
  '::error::forged',
  '\n::set-env name=PATH::/tmp',
  '\r\n\t ::add-mask::x',
  '##[error]forged',
  'x ##[group]y',
  '####[[debug]',
  '\u2028::stop-commands::x',
  ' :: ::x',
];

describe.each(REPORT_FORMATS)('a report as %s in the log of a runner', (format) => {
  it.each(ATTACKS)('carries no command: %j', async (attack) => {
    const report = withStrings(everythingWrong(), [attack]);
    const layout = { columns: 80, colour: false, verbose: true };
    const text = renderReport(report, format, layout);
    expect(withoutRunnerCommands(text, format)).not.toMatch(COMMAND);
  });
});

it('keeps the values of JSON', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('#', '[', ':', 'x', '\\', '"', '\n')), (parts) => {
      const value = { [parts.join('')]: parts.join('') };
      const text = JSON.stringify(value, null, 2);
      expect(JSON.parse(withoutRunnerCommands(text, 'json'))).toEqual(value);
    }),
  ));
