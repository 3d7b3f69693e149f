import { describe, expect, it } from 'vitest';
import { judgeFor, readCommandEntries, riskAsked } from '../../src/cli/audit-input.ts';
import { Places } from '../../src/judge/command-context.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { judgeWith } from '../judge/fixture.ts';

const read = (value: unknown) => readCommandEntries(Buffer.from(JSON.stringify(value)), 'input');

describe('the context of a command', () => {
  it('replaces the settings of the policy, one by one', () => {
    const [entry] = read([
      {
        command: 'cat a',
        context: {
          mode: 'safe',
          allow_dangerous: true,
          allowed_roots: ['/srv'],
          workspace: '/srv/app',
          cwd: 'sub',
          proposal_mode: 'experimental',
          command_family: 'cat',
          platform: 'darwin',
          disabled_packs: ['network'],
          tool: 'runpy',
          note: 'unknown keys are let be',
        },
      },
    ]);
    const { terms, context } = judgeFor(entry?.context ?? {}, judgeWith());
    expect(terms).toEqual({
      policy: {
        ...DEFAULT_POLICY,
        mode: 'safe',
        allow_dangerous: true,
        allowed_roots: ['/srv'],
        workspace: '/srv/app',
        disabled_packs: ['network'],
      },
      tree: undefined,
      changed: new Set(),
      platform: 'darwin',
    });
    expect(context).toMatchObject({
      policy: terms.policy,
      platform: 'darwin',
      cwd: 'sub',
      proposal: { mode: 'experimental', family: 'cat', cwd: 'sub', tool: 'runpy' },
    });
    expect(new Places(context)).toMatchObject({ workspace: '/srv/app', cwd: '/srv/app/sub' });
  });

  it.each([
    [{ symlinks: { link: '/etc' }, workspace: '/w' }, '/etc'],
    [{ symlinks: { '/w/link': 'sub' }, workspace: '/w' }, '/w/sub'],
    [{ symlinks: { link: '..' }, workspace: '/w', cwd: '/w/x' }, '/w'],
  ])('reads symlinks where they stand: %j', (context, place) => {
    const places = new Places(judgeFor(context, judgeWith()).context);
    expect(places.locate('link')).toBe(place);
  });

  it.each([
    [{ mode: 'all' }, /mode/],
    [{ platform: 'beos' }, /platform/],
    [{ allowed_roots: [''] }, /allowed_roots/],
    [{ symlinks: { a: 1 } }, /symlinks/],
  ])('must be what it says: %j', (context, mistake) => {
    expect(() => read([{ command: 'cat a', context }])).toThrow(mistake);
  });

  it('asks for a risk alone only where there is no command', () => {
    const context = { computed_risk: 'write' };
    const [bare, full, list] = read([
      { command: null, context },
      { command: 'cat a', context },
      null,
    ]);
    expect(bare && riskAsked(bare)).toBe('write');
    expect(full && riskAsked(full)).toBeUndefined();
    expect(list && riskAsked(list)).toBeUndefined();
  });
});
