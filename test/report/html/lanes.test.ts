import { expect, it } from 'vitest';
import { runsOf } from '../../../src/report/html/lanes.ts';
import { allWell, command, gene } from '../fixtures.ts';
import { everyField } from './every-field.ts';

const placed = (genes: Parameters<typeof runsOf>[0]) =>
  runsOf(genes).map(({ start, end, lane }) => [start, end, lane]);

it('gives runs that overlap lanes of their own, and takes the first that is free', () =>
  expect(placed(everyField().genes)).toEqual([
    [0, 1500, 0],
    [1000, 2500, 1],
    [2000, 3500, 0],
  ]));

it('begins with the first run, in whichever gene it is', () => {
  const [late, early] = everyField().genes[0]?.commands.toReversed() ?? [];
  const genes = [late, early].flatMap((one) => (one ? [gene('gene', { commands: [one] })] : []));
  expect(placed(genes).map(([start]) => start)).toEqual([0, 1000]);
});

it.each(['skipped', 'blocked'] as const)('leaves out what was %s', (status) => {
  const outcome = allWell().genes[0]?.commands[0]?.outcome;
  if (!outcome) throw new Error('the fixture has no outcome');
  const commands = [command('npm test', { outcome: { ...outcome, status } }), command('npm test')];
  expect(runsOf([gene('gene', { commands })])).toEqual([]);
});
