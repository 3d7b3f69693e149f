import type { Installation } from './installation.ts';

/** The place of what installs the dependencies. */
const INSTALL = `        # If your commands need dependencies. For pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`;

/**
 * The workflow that runs the gate on every pull request. The README, docs/ and the workflow of this
 * repository have the same events, permissions and steps; a test compares them.
 */
export const WORKFLOW_TEMPLATE = `# Judges and runs every pull request. For pull requests from forks, also add the second workflow of
# https://github.com/gene-gate/gene-gate/blob/main/docs/github.md#pull-requests-from-forks.
name: gene-gate
on:
  # edited: another base branch has another policy. closed: the check of another pull request of the commit.
  pull_request: { types: [opened, synchronize, reopened, edited, closed] }
  # A review can approve what the gate waits for.
  pull_request_review: { types: [submitted, dismissed] }
  merge_group:
permissions: {}
# A newer push ends the run of an older one; a review ends only that of another review, and a new title or
# description none.
concurrency:
  group: gene-gate-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: \${{ github.event.action != 'edited' || github.event.changes.base != null }}
jobs:
  gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    permissions:
      contents: read # the checkout, and the policies of the base and the default branch
      checks: write # the check run
      pull-requests: write # the comment, and which other pull requests have the same commit
    steps:
      # The whole history, to find the merge base; no token is stored in the checkout.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 0, persist-credentials: false }
      - id: gate
        uses: gene-gate/gene-gate@63a8eb7b1989eae6dc40680f790cf1bbb629a298 # v0.1.0
${INSTALL}      # The report, also if the gate fails; the second workflow for forks reads it.
      - if: always() && steps.gate.outputs.report-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with: { name: gene-gate, path: '\${{ steps.gate.outputs.report-path }}', overwrite: true }
      # The report as a page, and the task of an agent, which the comment links.
      - if: always() && steps.gate.outputs.page-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: gene-gate-page
          overwrite: true
          path: |-
            \${{ steps.gate.outputs.page-path }}
            \${{ steps.gate.outputs.agent-task-path }}
`;

/** What the workflow of a repository needs besides the template. */
export interface WorkflowNeeds extends Partial<Installation> {
  /** The branch that is pushed to without pull requests. */
  readonly pushed?: string | undefined;
  /** Whether there are no commands that could need dependencies. */
  readonly hasNoCommands?: boolean;
}

/** Returns the workflow for a repository. */
export function workflowFor(needs: WorkflowNeeds): string {
  const { pushed, prepare = [], before = [], hasNoCommands = false } = needs;
  const replaced: readonly (readonly [boolean, string, string])[] = [
    [
      pushed !== undefined,
      '  merge_group:\n',
      `  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(pushed)}] }
`,
    ],
    // No push may end the judgement of the one before it.
    [pushed !== undefined, '|| github.ref }}', '|| github.sha }}'],
    [
      before.length > 0,
      '      - id: gate\n',
      `      # Runs before the gate. What a change can do there:
      # https://github.com/gene-gate/gene-gate/blob/main/docs/rules/gate-runs-late.md
      - run: |
${before.map((line) => `          ${line}\n`).join('')}      - id: gate\n`,
    ],
    [hasNoCommands, INSTALL, ''],
    [
      prepare.length > 0,
      INSTALL,
      `        with:
          prepare: |
${prepare.map((line) => `            ${line}\n`).join('')}`,
    ],
  ];
  return replaced
    .filter(([applies]) => applies)
    .reduce((text, [, from, to]) => text.replace(from, () => to), WORKFLOW_TEMPLATE);
}
