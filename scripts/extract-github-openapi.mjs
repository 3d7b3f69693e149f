#!/usr/bin/env node
// Writes test/github/openapi/requests.json: the parts of GitHub's OpenAPI description about the requests
// that the gate sends. The description has 70 MB and is not a dependency; only this script downloads
// it. To add an operation or update the description, edit and run this script.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = '@octokit/openapi@23.0.2';

const OPERATIONS = [
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
  'POST /repos/{owner}/{repo}/attestations',
  'GET /repos/{owner}/{repo}/attestations/{subject_digest}',
  'POST /repos/{owner}/{repo}/check-runs',
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'GET /repos/{owner}/{repo}/pulls',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'GET /user',
];

/** Keys of prose and examples, which are removed; they are kept as names of properties. */
const DOCUMENTATION = new Set(['description', 'example', 'examples', 'externalDocs', 'summary']);

function withoutDocumentation(value, inProperties = false) {
  if (Array.isArray(value)) return value.map((item) => withoutDocumentation(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => inProperties || !DOCUMENTATION.has(key))
      .map(([key, item]) => [
        key,
        withoutDocumentation(item, !inProperties && key === 'properties'),
      ]),
  );
}

function download(folder) {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', PACKAGE], { cwd: folder, encoding: 'utf8' }),
  );
  const path = 'package/generated/api.github.com.deref.json';
  execFileSync('tar', ['-xzf', packed.filename, path], { cwd: folder });
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}

const folder = mkdtempSync(join(tmpdir(), 'gene-gate-openapi-'));
try {
  const { info, paths } = download(folder);
  const operations = OPERATIONS.map((operation) => {
    const [method, path] = operation.split(' ');
    const { parameters = [], requestBody } = paths[path][method.toLowerCase()];
    const body = requestBody?.content['application/json'].schema;
    return [operation, withoutDocumentation({ parameters, ...(body && { body }) })];
  });
  const file = fileURLToPath(new URL('../test/github/openapi/requests.json', import.meta.url));
  const about = {
    source: `${PACKAGE}, generated/api.github.com.deref.json`,
    title: info.title,
    version: info.version,
    license: info.license.name,
  };
  // One operation a line: nobody reads them, and a difference shows which have changed.
  const lines = operations.map(
    ([name, one]) => `    ${JSON.stringify(name)}: ${JSON.stringify(one)}`,
  );
  const head = JSON.stringify(about, null, 2).replace(/\n\}$/, ',');
  writeFileSync(file, `${head}\n  "operations": {\n${lines.join(',\n')}\n  }\n}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
