import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parseNpm } from '../../src/command/invocation/parse-npm.ts';
import { inspectNpmrc } from '../../src/command/resolve/npmrc.ts';
import { scriptsThatRun, scriptText } from '../../src/command/resolve/scripts-that-run.ts';
import { NO_PROGRAMS } from '../../src/programs/table.ts';
import { folderTree } from '../../src/repo/folder-tree.ts';
import { ruleOf } from '../../src/rules/catalogue.ts';
import type { Problem } from '../../src/rules/problem.ts';
import { wordsOf } from '../command/words.ts';
import { temporaryFolder } from '../run/fixture.ts';
import { runs } from '../runs.ts';
import { type RecordedScript, RecordingNpm, runNpm, testNpms } from './npm.ts';
import { type RandomProject, randomProject, writeProject } from './npm-packages.ts';

const PROJECTS = runs(2_000);
const isError = ({ rule, severity = ruleOf(rule).severity }: Problem) => severity === 'error';

/** What the audit says that npm runs; undefined if it refuses the command. */
async function expected(
  folder: string,
  { cwd, argv }: RandomProject,
): Promise<RecordedScript[] | undefined> {
  const { invocation, problems } = parseNpm(wordsOf(...argv));
  if (problems.some(isError)) return undefined;
  const place = {
    tree: folderTree(folder),
    directory: cwd,
    changed: new Set<string>(),
    families: NO_PROGRAMS,
  };
  const span = { start: 0, end: 0 };
  const chosen = await scriptsThatRun(invocation, place, span);
  const npmrc = await inspectNpmrc({ ...place, directory: chosen.project ?? cwd }, span);
  if ([...chosen.problems, ...npmrc.problems].some(isError)) return undefined;
  return chosen.runs.map((run) => ({
    directory: relative(folder, realpathSync(join(folder, run.directory))),
    event: run.event,
    text: scriptText(run),
  }));
}

const npms = await testNpms();

describe.each(npms)('$name', (npm) => {
  const root = temporaryFolder({}, afterAll);
  const projectOf = (project: RandomProject) => {
    const folder = join(root, 'p');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeProject(folder, project.files);
    return folder;
  };
  const within = (folder: string, scripts: readonly RecordedScript[]) =>
    scripts.map((script) => ({ ...script, directory: relative(folder, script.directory) }));

  it(`runs the scripts that the audit says, of ${PROJECTS} random projects`, {
    timeout: 60_000 + PROJECTS * 200,
  }, async () => {
    const recording = new RecordingNpm(npm);
    let judged = 0;
    let ran = 0;
    await fc.assert(
      fc.asyncProperty(randomProject(), async (project) => {
        const folder = projectOf(project);
        const scripts = await expected(folder, project);
        if (scripts === undefined) return;
        const really = within(folder, await recording.run(join(folder, project.cwd), project.argv));
        expect(scripts).toEqual(really);
        judged += 1;
        ran += really.length > 0 ? 1 : 0;
      }),
      { numRuns: PROJECTS },
    );
    await recording.close();
    console.info(`${npm.name}: of ${PROJECTS} projects ${judged} judged, ${ran} ran a script.`);
    expect(ran).toBeGreaterThan(PROJECTS / 8);
  });

  it('does by its command line what it does in the test', { timeout: 120_000 }, async () => {
    const recording = new RecordingNpm(npm);
    for (const project of fc.sample(randomProject(), 20)) {
      const folder = projectOf(project);
      const cwd = join(folder, project.cwd);
      expect(await recording.run(cwd, project.argv)).toEqual(await runNpm(npm, cwd, project.argv));
    }
    await recording.close();
  });
});
