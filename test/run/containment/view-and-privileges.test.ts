import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { privilegesFor } from '../../../src/run/containment/privileges.ts';
import { privateFolders, viewOf } from '../../../src/run/containment/view-folders.ts';
import { commandMounts, sharedMounts } from '../../../src/run/containment/view-mounts.ts';

describe('privilegesFor', () => {
  const [root, runner] = [
    { uid: 0, gid: 0 },
    { uid: 1001, gid: 1001 },
  ];

  it('never runs a command as root', () => {
    for (const owner of [root, runner]) {
      for (const gate of [root, runner]) {
        for (const { name, runsAs } of privilegesFor(gate, owner)) {
          const user = name === 'user_namespace' ? gate : owner;
          expect(runsAs.uid).toBe(user.uid === 0 ? 65534 : runner.uid);
        }
      }
    }
  });

  it('tries a user namespace last', () => {
    const names = (gate: typeof root) => privilegesFor(gate, runner).map(({ name }) => name);
    expect(names(root)).toEqual(['root', 'user_namespace']);
    expect(names(runner)).toEqual(['sudo', 'user_namespace']);
  });
});

describe('the view', () => {
  const view = {
    system: ['/usr'],
    emptied: ['/usr/home/u'],
    tools: ['/usr/home/u/node/bin', '/tmp/tool'],
    devices: ['null'],
    home: [],
    names: [],
  };

  const shared = sharedMounts(view, '/c', '/');

  it('hides private directories of the system, but not the tools in them', () => {
    const targets = shared.map(([, target]) => target);
    expect(shared[0]).toEqual(['/usr', '/stage/usr']);
    const [emptied, tool] = ['/stage/usr/home/u', '/stage/usr/home/u/node/bin'].map((target) =>
      targets.indexOf(target),
    );
    expect(emptied).toBe(1);
    expect(tool).toBeGreaterThan(1);
  });

  it('shows a tool of the temporary directory in the command’s own one', () => {
    const kept = shared.find(([source]) => source === '/tmp/tool')?.[1];
    const privileges = { adopt: false, overlay: [] };
    const mounts = commandMounts({
      view,
      checkout: '/tmp/c',
      privileges,
      replaced: new Map([['.git/config', '']]),
    });
    const shown = mounts.find(([, target]) => target === '/tmp/tool');
    expect(`/stage${shown?.[0]}`).toBe(kept);
    const order = ['/tmp', '/tmp/tool', '/tmp/c', '/tmp/c/.git/config', '/.gene-gate'];
    const targets = mounts.map(([, target]) => target);
    expect(targets.filter((target) => order.includes(target))).toEqual(order);
  });

  it('shows the directory of a version manager, whose shims start it by its path', async () => {
    const home = realpathSync(mkdtempSync(join(tmpdir(), 'home-')));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const program = (file: string) => ({ file, real: file });
    const machine = new Map([
      ['pytest', program(join(home, '.pyenv/shims/pytest'))],
      ['ruff', program(join(home, '.local/bin/ruff'))],
      ['own', program(join(home, 'shims/own'))],
    ]);
    const node = { ...program('/usr/bin/node'), version: 'v24.0.0' };
    const { tools } = await viewOf({
      programs: { node, machine } as never,
      folders: [home],
      network: false,
    });
    expect(tools).toContain(join(home, '.pyenv'));
    expect(tools).not.toContain(join(home, '.local'));
    expect(tools).not.toContain(home);
  });

  it('treats home, temp and the directories of the runner as private', () => {
    const folders = privateFolders({
      HOME: '/home/u',
      RUNNER_TEMP: '/runner/_temp',
      GITHUB_EVENT_PATH: '/runner/event/event.json',
      GITHUB_OUTPUT: '/runner/commands/output',
      XDG_RUNTIME_DIR: 'relative',
    });
    expect(folders).toEqual(
      expect.arrayContaining(['/home/u', '/runner/_temp', '/runner/event', '/runner/commands']),
    );
    expect(folders).not.toContain('relative');
  });
});
