import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inputsSchema, readInputs, readPublishingInputs } from '../../src/action/inputs.ts';

const action = parse(readFileSync('action.yml', 'utf8')) as {
  description: string;
  inputs: Record<string, { default?: string; description: string }>;
  runs: { using: string };
};

const read = (given: Record<string, string>) => readInputs((name) => given[name] ?? '');

it('has a description that the marketplace shows in full', () => {
  expect(action.description.length).toBeLessThanOrEqual(125);
});

describe('readInputs', () => {
  it('has exactly the inputs of action.yml', () => {
    const names = Object.keys(inputsSchema.shape);
    expect(names.toSorted()).toEqual(Object.keys(action.inputs).toSorted());
  });

  it('has the same defaults as action.yml', () => {
    const written = Object.fromEntries(
      Object.entries(action.inputs)
        .filter(([name, input]) => input.default !== undefined && name !== 'github-token')
        .map(([name, input]) => [name, input.default as string]),
    );
    expect(read(written)).toEqual(read({}));
  });

  it('parses YAML booleans and numbers', () => {
    expect(read({ all: 'TRUE', 'command-timeout-seconds': '90' })).toMatchObject({
      all: true,
      'command-timeout-seconds': 90,
    });
  });

  it.each([
    ['all', 'yes'],
    ['profile', 'lenient'],
    ['fail-on', 'never'],
    ['command-timeout-seconds', 'soon'],
    ['command-timeout-seconds', '-1'],
    ['concurrency', '0'],
    ['concurrency', '1.5'],
    ['budget-seconds', 'never'],
    ['comment', 'sometimes'],
  ])('rejects %s: %s and names the input', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`\\n${name}: `));
  });

  it('reports every mistake', () => {
    expect(() => read({ all: 'yes', comment: 'sometimes' })).toThrow(/all: .*\ncomment: /);
  });
});

describe('readPublishingInputs', () => {
  it('uses the default for an invalid input, so that mistakes are published', () => {
    const given: Record<string, string> = {
      all: 'yes',
      comment: 'sometimes',
      'check-name': 'x'.repeat(101),
      'github-token': 'token',
    };
    expect(readPublishingInputs((name) => given[name] ?? '')).toEqual({
      mode: 'gate',
      comment: 'on-findings',
      suggestions: true,
      'check-name': 'gene-gate',
      'github-token': 'token',
    });
  });
});
