/** The workflow that runs the gate on every pull request; the README shows the same steps. */
export const WORKFLOW_TEMPLATE = `name: gene-gate
on:
  pull_request:
  pull_request_review: { types: [submitted, dismissed] }
# Read the repository, publish the check and one comment; nothing else.
permissions: { contents: read, checks: write, pull-requests: write }
jobs:
  gate:
    runs-on: ubuntu-24.04
    steps:
      # The whole history, to find the merge base; no token is stored in the checkout.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 0, persist-credentials: false }
      - id: gate
        uses: gene-gate/gene-gate@v1
        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
      # The report as a page, which the comment links; also if the gate fails.
      - if: always() && steps.gate.outputs.page-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with: { name: gene-gate-page, path: '\${{ steps.gate.outputs.page-path }}', overwrite: true }
`;
