import { describe, expect, it } from 'vitest';
import { curatedTopics } from '../judge/cases/curated.ts';
import { defaultTopics } from '../judge/cases/default.ts';
import { operandsTopics } from '../judge/cases/operands.ts';
import { policiesTopics } from '../judge/cases/policies.ts';
import { workspaceTopics } from '../judge/cases/workspace.ts';
import { casesOf } from '../table.ts';
import { dependenciesTopics } from './cases/dependencies.ts';
import { nodeTopics } from './cases/node.ts';
import { npmTopics } from './cases/npm.ts';
import { npmrcTopics } from './cases/npmrc.ts';
import { ownProgramsTopics } from './cases/own-programs.ts';
import { programPoliciesTopics } from './cases/program-policies.ts';
import { programsTopics } from './cases/programs.ts';
import { scriptFormTopics } from './cases/script-form.ts';
import { scriptsTopics } from './cases/scripts.ts';
import { toolsTopics } from './cases/tools.ts';
import { judged, rulesOf, type Topics } from './scene.ts';

const TOPICS: readonly Topics[] = [
  dependenciesTopics,
  nodeTopics,
  npmTopics,
  npmrcTopics,
  ownProgramsTopics,
  programPoliciesTopics,
  programsTopics,
  scriptFormTopics,
  scriptsTopics,
  toolsTopics,
  curatedTopics,
  operandsTopics,
  policiesTopics,
  defaultTopics,
  workspaceTopics,
];

describe.each(TOPICS.flatMap((topics) => Object.entries(topics)))('%s', (_, topic) => {
  const { table, scene = (command) => ({ command }), shows = rulesOf } = topic;

  it.each(casesOf(table))('%s: %s', async (row, answer) => {
    expect(shows(await judged(scene(row)), row)).toBe(answer);
  });
});
