// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the tools
import { describe, expect, it } from 'vitest';
import type { AgentEntry } from '../../src/agent-files/entry.ts';
import { agentFileAt } from '../../src/agent-files/find-files.ts';
import { AGENT_FORMATS } from '../../src/agent-files/formats/index.ts';
import { readAgentFile } from '../../src/agent-files/read-file.ts';
import { syntaxOf } from '../../src/agent-files/syntax.ts';
import { EXAMPLES, VARIANTS } from './examples.ts';
import { hook, SETTINGS } from './fixture.ts';

function read(text: string | Uint8Array, path = SETTINGS) {
  const place = agentFileAt(path);
  if (place === undefined) throw new Error(`${path} is no file of agents`);
  return readAgentFile(place, typeof text === 'string' ? Buffer.from(text) : text);
}

function unreadOf({ commands }: AgentEntry): string | undefined {
  return commands.find((each) => 'unread' in each)?.unread;
}

function pathOf(file = ''): string {
  return file.replace('**/', 'x/').replace('*', 'x');
}

function textOf(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example, null, 2);
}

describe.each(AGENT_FORMATS)('the format $name', (format) => {
  const { files, places } = format;
  const example = EXAMPLES[format.name];

  it('is found in any folder and with any letters', () => {
    const is = (root: string) => ({ format: { name: format.name }, root });
    for (const file of files) {
      const path = pathOf(file);
      expect(agentFileAt(path)).toMatchObject(is(''));
      expect(agentFileAt(`packages/api/${path.toUpperCase()}`)).toMatchObject(is('packages/api'));
      expect(agentFileAt(`${path}.bak`)?.format.name ?? 'unread').toBe('unread');
    }
  });

  it('reads each of its places in its example', () => {
    const { entries, broken } = read(textOf(example), pathOf(files[0]));
    expect(broken).toBeUndefined();
    expect(entries.map(unreadOf).filter(Boolean)).toEqual([]);
    const running = places.filter(({ form, mayDiffer }) => form !== 'setting' && !mayDiffer);
    expect(entries.length).toBeGreaterThanOrEqual(running.length);
    for (const { setting, event } of entries) {
      if (setting && !setting.trust) expect.fail(`the meaning of ${event} is not known`);
    }
  });

  it.each([[[]], ['text'], [7], [null], [{ hooks: 1, servers: 1, tasks: 1, env: 1 }]])(
    'says of %j what it is instead, or nothing',
    (value) => {
      const { entries } = read(JSON.stringify(value), pathOf(files[0]));
      const syntax = format.syntax ?? syntaxOf(files[0] ?? '');
      if (['toml', 'markdown', 'shell', 'program'].includes(syntax)) return;
      for (const { commands } of entries.filter(({ setting }) => !setting))
        expect(commands).toEqual([{ unread: 'it is not in the documented form' }]);
    },
  );
});

it.each(VARIANTS)('reads %s as the same format in its own syntax', (path, text) => {
  const { entries, broken } = read(text, path);
  expect(broken).toBeUndefined();
  expect(entries.flatMap(({ shown }) => shown)).toEqual(
    expect.arrayContaining(['./rc.sh', 'npm run lint', 'npx tsc', 'npm test', 'npm ci']),
  );
});

describe('readAgentFile', () => {
  const shownIn = (text: string, path?: string) =>
    read(text, path).entries.map((each) => [each.event, unreadOf(each) ?? each.shown]);

  it('reads comments, trailing commas and a byte order mark', () =>
    expect(shownIn('\uFEFF{ // c\n "apiKeyHelper": "./a.sh", /* d */ }')).toEqual([
      ['apiKeyHelper', './a.sh'],
    ]));

  it.each([
    ['{ "hooks": ', /expected/, 1, 12],
    ['{\n  "a" 1 }', /colon expected/, 2, 7],
    ['', /value expected/, 1, 1],
    ['version https://git-lfs.github.com/spec/v1\n', /invalid symbol/, 1, 1],
    ['['.repeat(100_000), /expected|nested/, 1, undefined],
    [Buffer.from([0x7b, 0xff]), /UTF-8/, 1, 2],
  ])('says where %j is broken', (text, detail, line, column) => {
    const { broken, entries } = read(text);
    expect(entries).toEqual([]);
    expect(broken).toMatchObject({ rule: 'agent-file-unread' });
    expect(broken?.args.detail).toMatch(detail);
    expect(broken?.location?.line).toBe(line);
    if (column !== undefined) expect(broken?.location?.column).toBe(column);
  });

  it('ends 10,000 commands in one problem', () => {
    const hooks = Array.from({ length: 10_000 }, () => ({ type: 'command', command: 'node a.js' }));
    const { broken, entries } = read(JSON.stringify({ hooks: { Stop: [{ hooks }] } }));
    expect([broken?.rule, entries.length]).toEqual(['agent-file-unread', 0]);
  });

  it.each([
    hook(7),
    hook('node', { args: 'a.js' }),
    '{"hooks":{"Stop":{"a":1}}}',
    '{"hooks":[1]}',
    '{"apiKeyHelper":7}',
    '{"env":"x"}',
  ])('says that %s cannot be read', (text) =>
    expect(read(text).entries.map(unreadOf)).toEqual(['it is not in the documented form']),
  );

  const TASKS = '.vscode/tasks.json';
  const MCP = '.mcp.json';
  const deep = '['.repeat(100) + ']'.repeat(100);

  it.each([
    [SETTINGS, '7', 'the whole file', 1],
    [SETTINGS, '[{"hooks":{}}]', 'the whole file', 1],
    [SETTINGS, '{"hooks":7}', 'hooks', 10],
    [SETTINGS, '{"hooks":null}', 'hooks', 10],
    [SETTINGS, '{"hooks":[7]}', 'hooks.0', 11],
    [SETTINGS, `{"hooks":{"Stop":${deep}}}`, 'hooks.Stop.0', 19],
    [SETTINGS, '{"hooks":{"":[{"hooks":[{"command":7}]}]}}', '""', 25],
    [SETTINGS, '{"hooks":{"$&":[{"hooks":[{"command":7}]}]}}', '$&', 27],
    [SETTINGS, '{"hooks":{"Stop":[{"hooks":[{"type":7}]}]}}', 'hooks.Stop.0.hooks.0', 29],
    [SETTINGS, '{"permissions":"x"}', 'permissions', 16],
    [SETTINGS, '{"env":null}', 'env', 8],
    [MCP, '{"mcpServers":true}', 'mcpServers', 15],
    ['.gemini/settings.json', '{"tools":[]}', 'tools', 10],
    [TASKS, '{"tasks":[7]}', 'tasks.0', 11],
    [TASKS, '{"tasks":[{"command":"a","runOptions":7}]}', 'tasks.0', 11],
    [TASKS, '{"tasks":[{"command":"a","runOptions":{"runOn":null}}]}', 'tasks.0', 11],
  ])('says of %s with %s where it cannot be read', (path, text, event, column) => {
    const { broken, entries } = read(text, path);
    expect(broken).toBeUndefined();
    expect(entries.map((each) => [each.event, each.location.column])).toEqual([[event, column]]);
    expect(entries.map(unreadOf)).toEqual(['it is not in the documented form']);
  });

  const task = (fields: object, more: object = { runOptions: { runOn: 'folderOpen' } }) => ({
    ...{ label: 'a', type: 'shell', ...fields },
    ...more,
  });
  const words = { command: 'node', args: ['a b.js', '${file}'] };
  const process = { type: 'process', command: 'node', args: ['a.js'] };
  const platforms = { command: 'node a.js', windows: { command: 'node b.js' } };
  const DEPENDING = [
    task({ dependsOn: 'b' }),
    task({ label: 'b', command: 'node b.js', dependsOn: ['c'] }, {}),
    task({ label: 'c', command: 'node c.js' }, {}),
  ];
  const DEPENDED = [expect.stringContaining('dependsOn'), 'node b.js', 'node c.js'];

  it.each<[string, object[], unknown]>([
    ['only tasks of the open folder', [task({ command: 'node a.js' }, {})], []],
    ['arguments as words', [task(words)], ["node 'a b.js' ${file}"]],
    ['a process as argv', [task(process)], ['node a.js']],
    ['other platforms', [task(platforms)], ['node a.js ; node b.js']],
    ['a script of npm', [task({ type: 'npm', script: 'dev' })], ['npm run dev']],
    ['all tasks, if one of those that run depends on others', DEPENDING, DEPENDED],
  ])('reads of tasks %s', (_, tasks, shown) =>
    expect(shownIn(JSON.stringify({ tasks }), TASKS).map(([, each]) => each)).toEqual(shown),
  );

  it('reads a lifecycle command as text, words, or several', () => {
    const initializeCommand = { a: 'node a.js', b: ['node', 'b c.js'] };
    const [entry] = read(JSON.stringify({ initializeCommand }), '.devcontainer.json').entries;
    expect(entry).toMatchObject({
      event: 'initializeCommand (on the host)',
      commands: [{ shell: 'node a.js' }, { argv: ['node', 'b c.js'] }],
    });
  });

  it('shows no secret, and finds those that look real', () => {
    const real = `gh${'p'}_aB3dE5gH7jK9mN1pQ3sT5vW7xY9zA1cD3fG5hJ7k`;
    const server = (token: string) =>
      JSON.stringify({
        mcpServers: { a: { command: 'a', args: ['--token', token], env: { API_KEY: token } } },
      });
    expect(read(server(real), '.mcp.json').contents).toHaveLength(2);
    expect(
      JSON.stringify(read(server(real), '.mcp.json').entries.map(({ shown }) => shown)),
    ).not.toContain(real);
    const HONEST = '${API_KEY} your-token-here-1 sk-xxxxxxxxxxxxxxxxxxxxxxx1 <token> ${input:key}';
    for (const honest of [...HONEST.split(' '), 'postgres1'])
      expect(read(server(honest), '.mcp.json').contents).toEqual([]);
  });
});
