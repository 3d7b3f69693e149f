import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { NODE_ALIASES, NODE_FLAGS } from '../../src/programs/node-flags.ts';
import { NPM_FLAGS, NPM_SHORTHANDS, NPM_SUBCOMMANDS } from '../../src/programs/npm-words.ts';
import { nameTable } from '../../src/programs/table.ts';

describe('nameTable', () => {
  it('reads marks as arities and refuses a name in two groups', () => {
    const table = nameTable({ one: 'a b= c?=', two: '\n d? ' });
    expect([...table.values()].map(({ name, arity, kind }) => [name, arity, kind])).toEqual([
      ['a', 'none', 'one'],
      ['b', 'value', 'one'],
      ['c', 'attached', 'one'],
      ['d', 'optional', 'two'],
    ]);
    expect(() => nameTable({ one: 'a', two: 'a=' })).toThrow('a stands in two groups');
  });
});

describe('the tables of node', () => {
  it('has aliases only of flags, and no flag that is an alias', () => {
    for (const [alias, name] of NODE_ALIASES) {
      expect(NODE_FLAGS.has(name), name).toBe(true);
      expect(NODE_FLAGS.has(alias), alias).toBe(false);
    }
  });

  it('allows no flag to be harmless that evaluates, loads or listens by its name', () => {
    for (const { name, kind } of NODE_FLAGS.values()) {
      if (
        name !== 'force-node-api-uncaught-exceptions-policy' &&
        /eval|loader|inspect|watch|policy$|env-file|snapshot-blob/.test(name)
      ) {
        expect(kind, name).not.toBe('harmless');
      }
    }
  });

  it('agrees with the node at hand about which flags take a value', () => {
    const run = (...args: string[]) => {
      try {
        execFileSync(process.execPath, [...args, '--version'], { stdio: 'pipe' });
        return '';
      } catch (error) {
        return String((error as { stderr: Buffer }).stderr);
      }
    };
    expect(run('--title=')).toContain('requires an argument');
    expect(run('--no-eval')).toContain('not a boolean');
    expect(run('--pe')).toContain('bad option');
    expect(run('-pe1')).toContain('bad option');
  });
});

describe('the tables of npm', () => {
  it('has shorthands only of flags, with a value only where one is taken', () => {
    for (const [shorthand, [flag = '', value]] of NPM_SHORTHANDS) {
      const name = flag.replace(/^--(?:no-(?!$))?/, '');
      const spec = NPM_FLAGS.get(name);
      expect(spec, shorthand).toBeDefined();
      if (value !== undefined) expect(spec?.arity, shorthand).toBe('value');
      expect(NPM_FLAGS.get(shorthand), shorthand).toBeUndefined();
    }
  });

  it('gives each canonical subcommand one effect', () => {
    const kinds = new Map<string, string>();
    for (const { name, kind } of NPM_SUBCOMMANDS.values()) {
      expect(kinds.get(name) ?? kind).toBe(kind);
      kinds.set(name, kind);
      expect(NPM_SUBCOMMANDS.get(name)?.name).toBe(name);
    }
    expect(NPM_SUBCOMMANDS.get('r')?.name).toBe('uninstall');
    expect(NPM_SUBCOMMANDS.get('c')?.name).toBe('config');
  });
});
