import { stepsIn } from '../../src/command/resolve/script-steps.ts';
import type { CommandJudgement } from '../../src/judge/judge-reading.ts';
import { rulesOf } from './scene.ts';

const word = (text: string) => (/^[\w./=*-]+$/.test(text) ? text : JSON.stringify(text));

/** How each script starts in place of npm, if npm itself need not run it. */
export function startsOf({ reading }: CommandJudgement): string {
  if (reading.scripts === undefined) return 'npm';
  const steps = stepsIn(reading.scripts).map(({ event, command }) => {
    const set = Object.entries(command?.env ?? {}).map(([name, value]) => `${name}=${value}`);
    const how = command ? [...set, ...command.argv].map(word).join(' ') : 'sh';
    return `${event}: ${how}`;
  });
  return steps.join(', ') || 'nothing';
}

/** The directories and names of the scripts that run, behind the verdict and rules. */
export function runsOf(judged: CommandJudgement): string {
  const { scripts } = judged.reading;
  const runs = (scripts ? stepsIn(scripts) : []).map((step) => `${step.directory}:${step.event}`);
  return [rulesOf(judged), ...runs].join(' ');
}
