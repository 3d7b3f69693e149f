import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/repo/change.ts';
import { changedFiles, readChange } from '../../src/repo/read-change.ts';
import { list } from '../table.ts';
import {
  committed,
  createRepository,
  open,
  recordingGit,
  TEST_ENVIRONMENT,
  temporaryFolder,
} from './repository.ts';

const numbered = (count: number, prefix = 'line') =>
  Array.from({ length: count }, (_, index) => `${prefix} ${index}\n`).join('');

const summary = ({ files }: Change) =>
  files.map(({ status, path, oldPath, added, deleted, binary }) =>
    [status, oldPath, path, `+${added} -${deleted}`, binary && 'binary']
      .filter(Boolean)
      .join(' | '),
  );

describe('readChange', () => {
  it('has exact counts, modes and both names for every kind of change', async () => {
    const { base, ...repository } = committed({
      'modified.txt': numbered(100),
      'moved.txt': numbered(50, 'moved'),
      'deleted.txt': numbered(7),
      'becomes-executable.sh': 'true\n',
      'becomes-symlink': 'text\n',
      link: { symlink: 'modified.txt' },
      'image.bin': Buffer.from('a\0b\nc\nd'),
      'moved.bin': Buffer.from(`\0${numbered(40)}`),
    });
    repository.write({
      'modified.txt': numbered(90) + numbered(3, 'new'),
      'moved.txt': null,
      'folder/renamed.txt': `${numbered(50, 'moved')}one more without a newline`,
      'deleted.txt': null,
      'added.txt': 'one\ntwo',
      'empty.txt': '',
      'becomes-symlink': { symlink: 'added.txt' },
      link: { symlink: 'added.txt' },
      'image.bin': Buffer.from('a\0b\n'),
      'new.bin': Buffer.from('\n\n\0'),
      'moved.bin': null,
      'folder/moved.bin': Buffer.from(`\0${numbered(40)}`),
    });
    chmodSync(join(repository.directory, 'becomes-executable.sh'), 0o755);
    const audited = repository.commit();
    const change = await readChange(await open(repository.directory), base, audited);
    expect(summary(change)).toEqual([
      'added | added.txt | +2 -0',
      'modified | becomes-executable.sh | +0 -0',
      'type_changed | becomes-symlink | +1 -1',
      'deleted | deleted.txt | +0 -7',
      'added | empty.txt | +0 -0',
      'renamed | moved.bin | folder/moved.bin | +0 -0 | binary',
      'renamed | moved.txt | folder/renamed.txt | +1 -0',
      'modified | image.bin | +0 -2 | binary',
      'modified | link | +1 -1',
      'modified | modified.txt | +3 -10',
      'added | new.bin | +3 -0 | binary',
    ]);
    expect(change.files.map(({ path, oldMode, newMode }) => [path, oldMode, newMode])).toEqual(
      expect.arrayContaining([
        ['added.txt', '000000', '100644'],
        ['becomes-executable.sh', '100644', '100755'],
        ['becomes-symlink', '100644', '120000'],
        ['deleted.txt', '100644', '000000'],
        ['link', '120000', '120000'],
      ]),
    );
    for (const { oldOid, newOid } of change.files) expect(`${oldOid}${newOid}`).toHaveLength(80);
    expect(change).toMatchObject({ base, audited });
  });

  it('keeps every name unchanged, modified and renamed', async () => {
    const names = list`
      <U+0020>leading and trailing<U+0020> ¦ "quoted" and 'quoted' ¦ line<U+000A>break
      tab<U+0009>here ¦ back\slash ¦ -rf ¦ --output=x ¦ :(glob)* ¦ * ¦ ünïcödé/日本語/<U+1F9EC>.js
      => {a => b} ¦ <U+0001><U+007F>
    `;
    const repository = createRepository();
    for (const name of names) {
      repository.write({ [name]: numbered(20), [`old ${name}`]: numbered(20, name) });
    }
    const base = repository.commit();
    for (const name of names) {
      const moved = { [`old ${name}`]: null, [`new ${name}`]: numbered(20, name) };
      repository.write({ [name]: numbered(21), ...moved });
    }
    const audited = repository.commit();
    const change = await readChange(await open(repository.directory), base, audited);
    const modified = names.map((name) => `modified | ${name} | +1 -0`);
    const renamed = names.map((name) => `renamed | old ${name} | new ${name} | +0 -0`);
    expect(summary(change).sort()).toEqual([...modified, ...renamed].sort());
  });

  it('agrees with git diff --numstat on a change of many files', async () => {
    const repository = createRepository();
    const name = (index: number) => `d${index % 7}/f${index}.txt`;
    for (let index = 0; index < 90; index++) {
      repository.write({ [name(index)]: numbered((index * 13) % 40, `f${index}`) });
    }
    const base = repository.commit();
    for (let index = 0; index < 90; index += 3) {
      const edited = index % 2 ? null : numbered((index * 7) % 60, `f${index}`);
      const added = numbered((index * 5) % 30, `f${index}`);
      repository.write({ [name(index)]: edited, [`e${index}.txt`]: added });
    }
    const audited = repository.commit();
    const numstat = repository.git('diff', '--numstat', '-z', '-M', base, audited).split('\0');
    const expected: string[] = [];
    for (let at = 0; at < numstat.length - 1; at++) {
      const [added, deleted, path] = (numstat[at] ?? '').split('\t');
      expected.push(`${added} ${deleted} ${path || `${numstat[++at]} ${numstat[++at]}`}`);
    }
    const { files } = await readChange(await open(repository.directory), base, audited);
    const numbers = files.map(
      ({ added, deleted, oldPath, path }) =>
        `${added} ${deleted} ${oldPath === undefined ? '' : `${oldPath} `}${path}`,
    );
    expect(files.some(({ status }) => status === 'renamed')).toBe(true);
    expect(numbers.sort()).toEqual(expected.sort());
  });

  it('counts a moved submodule as one line on each side, regardless of .gitmodules', async () => {
    const repository = createRepository();
    const point = (commit: string) =>
      repository.git('update-index', '--add', '--cacheinfo', `160000,${commit},sub`);
    const { git } = repository;
    const modules = '[submodule "sub"]\n\tpath = sub\n\turl = ./sub\n\tignore = all\n';
    repository.write({ '.gitmodules': modules });
    git('add', '.');
    point('a'.repeat(40));
    git('commit', '--quiet', '--message=base');
    point('b'.repeat(40));
    git('commit', '--quiet', '--message=head');
    git('config', 'submodule.sub.ignore', 'all');
    const [base, head] = [git('rev-parse', 'HEAD~'), git('rev-parse', 'HEAD')];
    const change = await readChange(await open(repository.directory), base, head);
    expect(summary(change)).toEqual(['modified | sub | +1 -1']);
    expect(change.files[0]).toMatchObject({ oldMode: '160000', newOid: 'b'.repeat(40) });
  });

  it('has no files if nothing changed', async () => {
    const { base, ...repository } = committed({ a: 'a\n' });
    const same = repository.commit('the same tree');
    expect((await readChange(await open(repository.directory), base, same)).files).toEqual([]);
    expect((await readChange(await open(repository.directory), base, base)).files).toEqual([]);
  });

  it('detects only unchanged renames if comparing all pairs would take too long', async () => {
    const { base, ...repository } = committed({
      'old/same': numbered(20, 'same'),
      'old/similar': numbered(20, 'similar'),
    });
    const similar = numbered(21, 'similar');
    repository.write({ old: null, 'new/same': numbered(20, 'same'), 'new/similar': similar });
    const audited = repository.commit();
    const opened = await open(repository.directory);
    expect(summary(await readChange(opened, base, audited, 2))).toEqual([
      'renamed | old/same | new/same | +0 -0',
      'renamed | old/similar | new/similar | +1 -0',
    ]);
    expect(summary(await readChange(opened, base, audited, 1))).toEqual([
      'renamed | old/same | new/same | +0 -0',
      'added | new/similar | +21 -0',
      'deleted | old/similar | +0 -20',
    ]);
  });
});

describe('nothing in the head or the clone changes a count', () => {
  function changed(extra: Record<string, string> = {}) {
    const { base, ...repository } = committed({
      'src/a.js': numbered(30),
      'src/b.txt': numbered(10),
      'old.js': numbered(20, 'x'),
    });
    repository.write({
      'src/a.js': numbered(40),
      'src/b.txt': `${numbered(5)}changed \n${numbered(4)}`,
      'old.js': null,
      'new.js': `${numbered(20, 'x')}y\n`,
      ...extra,
    });
    return { ...repository, base, audited: repository.commit() };
  }
  const ATTRIBUTES = expect.stringMatching(/^added \| \.gitattributes \| /);
  const EXPECTED = [
    'renamed | old.js | new.js | +1 -0',
    'modified | src/a.js | +10 -0',
    'modified | src/b.txt | +5 -5',
  ];

  it.each([
    '*.js -diff\n*.txt binary\n',
    '* -text\n* diff=hide\n',
    '* filter=hide\n* whitespace=-all\n',
    '* export-ignore\n* -diff -merge\n',
  ])('.gitattributes of the head: %j', async (attributes) => {
    const { directory, base, audited, git } = changed({ '.gitattributes': attributes });
    git('config', 'diff.hide.textconv', 'true');
    git('config', 'diff.hide.binary', 'true');
    git('config', 'filter.hide.clean', 'true');
    const change = await readChange(await open(directory), base, audited);
    expect(summary(change)).toEqual([ATTRIBUTES, ...EXPECTED]);
  });

  const config = (...keys: string[]) =>
    keys.map((key): [string, string] => [key.split(' ')[0] ?? '', `git config ${key}`]);
  const MONITOR = `printf '#!/bin/sh\ntouch %s\n' "$MARK" > .git/monitor; chmod a+x .git/monitor
      git config core.fsmonitor "$PWD/.git/monitor"`;
  it.each<[string, string]>([
    ...config('diff.relative true', 'diff.noprefix true', 'diff.renames false'),
    ...config('diff.renameLimit 1', 'diff.algorithm patience', 'diff.ignoreSubmodules all'),
    ...config('core.quotePath true', 'core.bigFileThreshold 1', 'core.ignoreCase true'),
    ...config('diff.external "touch $MARK; :"'),
    ['diff.orderFile', 'echo src/b.txt > .git/order; git config diff.orderFile "$PWD/.git/order"'],
    ['core.fsmonitor', MONITOR],
    ['attributesFile', `echo '* -diff' > .git/a; git config core.attributesFile "$PWD/.git/a"`],
    ['attributes', `mkdir -p .git/info; echo '*.js -diff\n*.txt binary' > .git/info/attributes`],
    ['a replaced commit', 'git replace HEAD HEAD~'],
    ['a replaced blob', 'git replace HEAD:src/a.js HEAD~:src/a.js'],
    ['grafts', 'mkdir -p .git/info; git rev-parse HEAD > .git/info/grafts'],
  ])('%s of the clone', async (_, script) => {
    const clone = changed();
    const mark = join(temporaryFolder(), 'was-run');
    clone.sh(script, { MARK: mark });
    const repository = await open(clone.directory);
    const change = await readChange(repository, clone.base, clone.audited);
    expect(summary(change)).toEqual(EXPECTED);
    expect(existsSync(mark)).toBe(false);
  });

  it('variables of the environment', async () => {
    const { directory, base, audited } = changed();
    const repository = await open(directory, {
      ...{ ...TEST_ENVIRONMENT, GIT_EXTERNAL_DIFF: 'true', GIT_DIFF_OPTS: '-u0' },
      ...{ GIT_DIR: '/nowhere', GIT_INDEX_FILE: '/nowhere', GIT_CONFIG_COUNT: '1' },
      ...{ GIT_CONFIG_KEY_0: 'core.bigFileThreshold', GIT_CONFIG_VALUE_0: '1' },
    });
    expect(summary(await readChange(repository, base, audited))).toEqual(EXPECTED);
  });
});

it('the number of git processes does not grow with the number of files', async () => {
  const processes = async (files: number) => {
    const repository = createRepository();
    const base = repository.commit();
    for (let index = 0; index < files; index++) {
      const binary = Buffer.from([0, index, 10]);
      repository.write({ [`${index}.txt`]: `${index}\n`, [`${index}.bin`]: binary });
    }
    const audited = repository.commit();
    const { env, commands } = recordingGit();
    const opened = await open(repository.directory, env);
    const change = await readChange(opened, base, audited);
    expect(change.files).toHaveLength(files * 2);
    return commands();
  };
  const expected = ['rev-parse', 'ls-tree', 'ls-tree', 'diff-tree', 'diff-tree'];
  expect(await processes(2)).toEqual(expected);
  expect(await processes(60)).toEqual(expected);
});

it('changedFiles counts both names of a rename', async () => {
  const { base, ...repository } = committed({ a: numbered(20) });
  repository.write({ a: null, b: numbered(20) });
  const audited = repository.commit();
  expect(await changedFiles(await open(repository.directory), base, audited)).toHaveLength(2);
});
